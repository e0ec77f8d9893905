/** Degrees. */
export type MapPoint = { latitude: number; longitude: number }
export type MapBounds = { South: number; West: number; North: number; East: number }

const MILES_PER_DEGREE = 69.05
const METERS_PER_MILE = 1609.34
const CIRCLE_CORNERS = 64

/** The smallest box that holds every point; null without any. */
export function boundsAround(points: readonly MapPoint[]): MapBounds | null {
  if (points.length === 0) return null
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    South: Math.min(...latitudes),
    West: Math.min(...longitudes),
    North: Math.max(...latitudes),
    East: Math.max(...longitudes),
  }
}

/** A box that reaches `miles` from a point to each side. */
export function boundsWithin(center: MapPoint, miles: number): MapBounds {
  const { high, wide } = degreesOf(center, miles)
  return {
    South: center.latitude - high,
    North: center.latitude + high,
    West: center.longitude - wide,
    East: center.longitude + wide,
  }
}

/** A circle as corners of `[longitude, latitude]`, the last one being the first again. */
export function circleCorners(center: MapPoint, radiusMeters: number): [number, number][] {
  const { high, wide } = degreesOf(center, radiusMeters / METERS_PER_MILE)
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, index): [number, number] => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI
    return [center.longitude + wide * Math.sin(angle), center.latitude + high * Math.cos(angle)]
  })
  return [...corners, corners[0]!]
}

function degreesOf({ latitude }: MapPoint, miles: number): { high: number; wide: number } {
  const high = miles / MILES_PER_DEGREE
  return { high, wide: high / Math.cos((latitude * Math.PI) / 180) }
}

/** A place on the screen, in pixels. */
type Spot = { x: number; y: number }

/** How far pins must lie apart to be read and pressed one by one. */
const PIN_WIDTH = 80
const PIN_HEIGHT = 34

/** Puts pins together that would cover each other, each group around its first. */
export function groupSpots<Item extends Spot>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const near = groups.find(([first]) => first && covers(first, item, PIN_WIDTH, PIN_HEIGHT))
    if (near) near.push(item)
    else groups.push([item])
  }
  return groups
}

/** Which of the texts have room beside those that come before them. */
export function withRoom<Item extends Spot & { text: string }>(items: readonly Item[]): Item[] {
  const placed: Item[] = []
  for (const item of items) {
    const isFree = placed.every((other) => !covers(other, item, (widthOf(item.text) + widthOf(other.text)) / 2, 30))
    if (isFree) placed.push(item)
  }
  return placed
}

function covers(one: Spot, other: Spot, width: number, height: number): boolean {
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height
}

/** About how wide a label is drawn, with some air. */
function widthOf(text: string): number {
  return text.length * 7 + 24
}

/** The middle of an outline, weighed by its area: where its name is written. Null where the outline has shrunk to a line. */
export function middleOf(ring: readonly (readonly number[])[]): MapPoint | null {
  let area = 0
  let longitude = 0
  let latitude = 0
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index]!
    const [x2 = 0, y2 = 0] = ring[index + 1]!
    const cross = x1 * y2 - x2 * y1
    area += cross
    longitude += (x1 + x2) * cross
    latitude += (y1 + y2) * cross
  }
  if (area === 0) return null
  return { longitude: longitude / (3 * area), latitude: latitude / (3 * area) }
}

/** As far north and south as a map in Mercator's projection reaches. */
const MAP_EDGE = 85.05
const WHOLE_MAP: GeoJSON.Position[] = [
  [-180, -MAP_EDGE],
  [180, -MAP_EDGE],
  [180, MAP_EDGE],
  [-180, MAP_EDGE],
  [-180, -MAP_EDGE],
]

/** Everything that is none of these lands: the whole map with a hole for each, and what lies within them. */
export function beyondLand(lands: readonly GeoJSON.Geometry[]): GeoJSON.MultiPolygon {
  const polygons = lands.flatMap((land) =>
    land.type === 'MultiPolygon' ? land.coordinates : land.type === 'Polygon' ? [land.coordinates] : [],
  )
  const outlines = polygons.flatMap(([outline]) => (outline ? [outline] : []))
  const lakes = polygons.flatMap(([, ...inner]) => inner.map((ring) => [ring]))
  return { type: 'MultiPolygon', coordinates: [[WHOLE_MAP, ...outlines], ...lakes] }
}
