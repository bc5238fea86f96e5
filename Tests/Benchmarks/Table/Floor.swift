/// What the same costs at the least, and how often a figure may be as much.
struct Floor {
  let cost: Double
  let limit: Limit
}
