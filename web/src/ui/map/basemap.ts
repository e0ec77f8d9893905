import { feature, mesh } from 'topojson-client'
import countiesAddress from 'us-atlas/counties-10m.json?url'
import statesAddress from 'us-atlas/states-10m.json?url'
import { loadJsonFile } from '../../api/static-file.ts'
import { type MapPoint, beyondLand, middleOf } from './map-shapes.ts'

/*
 * Borders of the United States by the Census Bureau, as files of our own: the map asks no one else for anything.
 */

type Named = { name: string }
type StatesAtlas = TopoJSON.Topology<{ states: TopoJSON.GeometryCollection<Named>; nation: TopoJSON.GeometryCollection }>
type CountiesAtlas = TopoJSON.Topology<{ counties: TopoJSON.GeometryCollection<Named> }>

export type NamedPlace = MapPoint & { text: string }

type Nation = { land: GeoJSON.FeatureCollection; beyond: GeoJSON.MultiPolygon; stateLines: GeoJSON.MultiLineString }

export async function loadNation(): Promise<Nation> {
  const atlas = await loadJsonFile<StatesAtlas>(statesAddress)
  const land = feature(atlas, atlas.objects.nation)
  return {
    land,
    beyond: beyondLand(land.features.map(({ geometry }) => geometry)),
    stateLines: mesh(atlas, atlas.objects.states, (one, other) => one !== other),
  }
}

/** Larger by far, and only of use from near. */
export async function loadCounties(): Promise<{ lines: GeoJSON.MultiLineString; names: NamedPlace[] }> {
  const atlas = await loadJsonFile<CountiesAtlas>(countiesAddress)
  return {
    lines: mesh(atlas, atlas.objects.counties, (one, other) => one !== other),
    names: feature(atlas, atlas.objects.counties).features.flatMap(({ geometry, properties }) => {
      const middle = middleOf(largestRing(geometry))
      return middle ? [{ text: properties.name, ...middle }] : []
    }),
  }
}

function largestRing(geometry: GeoJSON.Geometry): GeoJSON.Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] ?? []
  if (geometry.type !== 'MultiPolygon') return []
  const outer = geometry.coordinates.map((polygon) => polygon[0] ?? [])
  return outer.reduce((largest, ring) => (ring.length > largest.length ? ring : largest), [])
}
