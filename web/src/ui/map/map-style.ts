import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** The map's own colours: its drawing library knows no custom properties and no oklch. They follow theme/tokens.css. */
const COLORS = {
  light: { beyond: '#dfe6e2', land: '#f8f5ee', coast: '#a9b8b0', state: '#9cab9f', county: '#dcd9cb', circle: '#0f5a41' },
  dark: { beyond: '#0d1714', land: '#1d2724', coast: '#46584f', state: '#52645a', county: '#2c3a34', circle: '#8fd6b5' },
} as const
export type MapScheme = keyof typeof COLORS

/**
 * How near each ground is looked at, and how near a map goes by itself. Borders of the whole country have nothing more to show from
 * nearer; around a single home they still show its county and the towns near it.
 */
export const GROUND_ZOOMS = { land: { deepest: 9.5, fit: 8.5 }, streets: { deepest: 18, fit: 18 } } as const

export const SOURCES = { sea: 'sea', nation: 'nation', states: 'states', counties: 'counties', circle: 'circle' } as const
const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
export const CIRCLE_SOURCE: SourceSpecification = { type: 'geojson', data: NOTHING }

/** County lines say nothing while a whole state fits into the picture. */
export const COUNTIES_FROM_ZOOM = 5.5

/** Land and borders, from sources that are filled when they have come. No tiles, no glyphs, no images: nothing to fetch elsewhere. */
export function mapStyle(scheme: MapScheme): StyleSpecification {
  const colors = COLORS[scheme]
  return {
    version: 8,
    sources: {
      [SOURCES.sea]: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
      [SOURCES.nation]: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
      [SOURCES.states]: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
      [SOURCES.counties]: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
      [SOURCES.circle]: CIRCLE_SOURCE,
    },
    layers: [
      // Until a part has come it is land: most of what people look at is.
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      { id: 'beyond', type: 'fill', source: SOURCES.sea, paint: { 'fill-color': colors.beyond } },
      {
        id: 'county-lines',
        type: 'line',
        source: SOURCES.counties,
        minzoom: COUNTIES_FROM_ZOOM,
        paint: { 'line-color': colors.county, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 10, 1.6] },
      },
      {
        id: 'state-lines',
        type: 'line',
        source: SOURCES.states,
        paint: { 'line-color': colors.state, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.7, 8, 2] },
      },
      { id: 'coast', type: 'line', source: SOURCES.nation, paint: { 'line-color': colors.coast, 'line-width': 1 } },
      ...circleLayers(scheme),
    ],
  }
}

/** Goes over any ground, streets included. */
export function circleLayers(scheme: MapScheme): LayerSpecification[] {
  const { circle } = COLORS[scheme]
  return [
    { id: 'circle-area', type: 'fill', source: SOURCES.circle, paint: { 'fill-color': circle, 'fill-opacity': 0.18 } },
    { id: 'circle-line', type: 'line', source: SOURCES.circle, paint: { 'line-color': circle, 'line-width': 2 } },
  ]
}
