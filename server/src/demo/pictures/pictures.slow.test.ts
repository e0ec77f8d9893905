import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawFacade } from './facade.ts'
import { facadeStyleFor } from './facade-choice.ts'
import { BUILDERS, type FacadeStyle } from './facade-styles.ts'
import { drawFloorPlan } from './floor-plan.ts'
import { drawPortrait } from './portrait.ts'
import { drawRoom, ROOM_KINDS } from './room.ts'
import { SEASONS, TIMES } from './scene.ts'
import { drawSkyline } from './skyline.ts'

const STYLES = Object.keys(BUILDERS) as FacadeStyle[]
const SEEDS = ['maple', 'juniper', 'harbor']

const kilobytes = (svg: string) => Buffer.byteLength(svg) / 1024

/** Tags nest, attributes are quoted and unique, ids are unique, and every reference leads to one. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  for (const [tag, closing, name, attributes, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(`${tag} closes nothing`)
      continue
    }
    const names = [...attributes!.matchAll(/\s([a-zA-Z0-9-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) faults.push(`${tag.slice(0, 80)} repeats an attribute`)
    const id = /\sid="([^"]+)"/.exec(attributes!)?.[1]
    if (id && ids.has(id)) faults.push(`${id} is used twice`)
    if (id) ids.add(id)
    if (!selfClosing) open.push(name!)
  }
  if (open.length > 0) faults.push(`${open.join(', ')} stay open`)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id!)) faults.push(`${id} is not defined`)
  const rest = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z0-9-]+="[^"<]*")*\s*\/?>/g, '')
  if (rest !== '') faults.push(`stray text: ${rest.slice(0, 60)}`)
  const broken = /NaN|undefined|Infinity|<text|<image|href/.exec(svg)
  if (broken) faults.push(`${broken[0]} in the picture`)
  return faults
}

async function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(64, 43, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length
}

describe.each(STYLES)('facade %s', (style) => {
  const pictures = SEEDS.map((seed) => drawFacade({ seed, style }))

  it('is the same for the same request', () => {
    expect(drawFacade({ seed: SEEDS[0]!, style })).toBe(pictures[0])
  })

  it('is well-formed and small', () => {
    for (const svg of pictures) {
      expect(faultsOf(svg)).toEqual([])
      expect(kilobytes(svg)).toBeLessThan(170)
    }
  })

  it('looks clearly different for another seed, and rasterises', async () => {
    const rasters = await Promise.all(pictures.map(pixelsOf))
    expect(distance(rasters[0]!, rasters[1]!)).toBeGreaterThan(6)
    expect(distance(rasters[1]!, rasters[2]!)).toBeGreaterThan(6)
    expect(distance(rasters[0]!, rasters[2]!)).toBeGreaterThan(6)
  })

  it('is well-formed in every light and season', () => {
    for (const time of TIMES) for (const season of SEASONS) expect(faultsOf(drawFacade({ seed: 'sweep', style, time, season }))).toEqual([])
  })
})

describe.each(ROOM_KINDS)('room %s', (kind) => {
  it('is deterministic, well-formed, small and varied', async () => {
    const pictures = SEEDS.map((seed) => drawRoom({ seed, kind }))
    expect(drawRoom({ seed: SEEDS[0]!, kind })).toBe(pictures[0])
    for (const svg of pictures) {
      expect(faultsOf(svg)).toEqual([])
      expect(kilobytes(svg)).toBeLessThan(150)
    }
    const rasters = await Promise.all(pictures.map(pixelsOf))
    expect(distance(rasters[0]!, rasters[1]!)).toBeGreaterThan(5)
    expect(distance(rasters[1]!, rasters[2]!)).toBeGreaterThan(5)
  })
})

describe('other pictures', () => {
  it('draws portraits that differ', async () => {
    const portraits = Array.from({ length: 30 }, (_, index) => drawPortrait({ seed: `person ${index}` }))
    expect(new Set(portraits).size).toBe(portraits.length)
    expect(drawPortrait({ seed: 'person 0' })).toBe(portraits[0])
    expect(portraits.flatMap(faultsOf)).toEqual([])
    const { width, height } = await sharp(Buffer.from(portraits[0]!)).metadata()
    expect([width, height]).toEqual([640, 640])
  })

  it.each([
    [0, 1],
    [1, 1],
    [2, 1.5],
    [3, 2],
    [4, 3],
    [6, 4],
  ])('plans %d bedrooms and %d bathrooms', async (bedrooms, bathrooms) => {
    const plan = drawFloorPlan({ seed: 'plan', bedrooms, bathrooms })
    expect(faultsOf(plan)).toEqual([])
    expect(drawFloorPlan({ seed: 'plan', bedrooms, bathrooms })).toBe(plan)
    expect(drawFloorPlan({ seed: 'another', bedrooms, bathrooms })).not.toBe(plan)
    expect((await pixelsOf(plan)).length).toBe(64 * 43 * 3)
  })

  it.each(TIMES)('draws the street at %s', async (time) => {
    const street = drawSkyline({ seed: 'home', time })
    expect(faultsOf(street)).toEqual([])
    expect(drawSkyline({ seed: 'home', time })).toBe(street)
    expect(kilobytes(street)).toBeLessThan(260)
    const { width, height } = await sharp(Buffer.from(street)).metadata()
    expect([width, height]).toEqual([2400, 1000])
  })
})

describe('facadeStyleFor', () => {
  it('builds with adobe in the desert and palms on warm coasts', () => {
    const houses = (state: string) => Array.from({ length: 20 }, (_, index) => facadeStyleFor('Single Family House', state, String(index)))
    expect(houses('NM').map(({ style }) => style)).toContain('adobe')
    expect(new Set(houses('FL').map(({ region }) => region))).toEqual(new Set(['subtropical']))
    expect(new Set(houses('MN').map(({ style }) => style))).not.toContain('adobe')
  })

  it('knows the kind before the place', () => {
    expect(facadeStyleFor('Cabin', 'CO')).toEqual({ style: 'cabin', region: 'mountain' })
    expect(facadeStyleFor('Warehouse', 'OH').style).toBe('warehouse')
    expect(facadeStyleFor('Loft', 'IL')).toEqual({ style: 'loftConversion', region: 'city' })
  })

  it('answers for unknown kinds and places', () => {
    expect(STYLES).toContain(facadeStyleFor('Lighthouse', 'XX').style)
  })
})
