// What glibc's allocator tells of itself: Swift's own module of glibc leaves it out.
#include <malloc.h>
