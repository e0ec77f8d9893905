import { drawFacade, localSeason } from '../pictures/facade.ts'
import type { FacadeStyle } from '../pictures/facade-styles.ts'
import { drawFloorPlan } from '../pictures/floor-plan.ts'
import { type Random, randomFrom } from '../pictures/random.ts'
import { drawRoom, type RoomKind } from '../pictures/room.ts'
import { ROOM_PALETTES, type RoomPaletteName } from '../pictures/room-view.ts'
import { SEASONS, type Time } from '../pictures/scene.ts'
import type { DemoProperty } from './demo-property.ts'

/** A picture of a property that is still to be drawn. */
export type PlannedPicture = {
  readonly caption: string
  readonly altText: string
  /** An SVG. */
  draw(): string
}

const MOST_ROOMS = 5
const SPACIOUS_SQUARE_FEET = 1_300
const LARGE_SQUARE_FEET = 1_900
/** A plan with more rooms is too crowded to be read. */
const MOST_PLANNED_BEDROOMS = 4

const FACADES: Record<FacadeStyle, string> = {
  craftsmanBungalow: 'a craftsman bungalow',
  ranch: 'a ranch house',
  colonial: 'a colonial house',
  victorian: 'a Victorian house',
  townhouses: 'a row of townhouses',
  brickRowhouse: 'a brick rowhouse',
  modernInfill: 'a modern house',
  adobe: 'an adobe house',
  mediterranean: 'a house with stucco walls and a tile roof',
  coastalCottage: 'a coastal cottage',
  cabin: 'a cabin',
  duplex: 'a duplex',
  farmhouse: 'a farmhouse',
  manufacturedHome: 'a manufactured home',
  midRise: 'an apartment building of several floors',
  highRise: 'a tall apartment building',
  loftConversion: 'a former factory turned into lofts',
  land: 'open land',
  officeBlock: 'an office building',
  glassTower: 'a glass office tower',
  storefronts: 'a row of storefronts',
  cornerShops: 'a corner building with shops',
  mixedUse: 'a building with shops below and homes above',
  restaurant: 'a restaurant',
  medicalOffice: 'a medical office building',
  warehouse: 'a warehouse',
}

const LIGHTS: Record<Time, string> = {
  morning: 'in morning light',
  noon: 'at midday',
  golden: 'in evening sun',
  dusk: 'at dusk',
}

const ROOMS: Record<RoomKind, { caption: string; text: string }> = {
  livingRoom: { caption: 'Living room', text: 'a living room' },
  kitchen: { caption: 'Kitchen', text: 'a kitchen' },
  bedroom: { caption: 'Bedroom', text: 'a bedroom' },
  bathroom: { caption: 'Bathroom', text: 'a bathroom' },
  dining: { caption: 'Dining area', text: 'a dining area' },
  office: { caption: 'Office', text: 'a room with a desk' },
  balcony: { caption: 'Outdoor space', text: 'a balcony with a view' },
  lobby: { caption: 'Lobby', text: 'a lobby' },
  openOffice: { caption: 'Workspace', text: 'an open office' },
  warehouseInterior: { caption: 'Warehouse floor', text: 'a warehouse from the inside' },
  shopInterior: { caption: 'Shop floor', text: 'a shop from the inside' },
}

/** Types whose inside is not that of a home. */
const ROOMS_OF_TYPE: Readonly<Record<string, readonly RoomKind[]>> = {
  'Private Room': ['bedroom', 'kitchen', 'bathroom', 'livingRoom'],
  'Multi-Family (5+)': ['livingRoom', 'kitchen', 'bedroom', 'bathroom'],
  Office: ['lobby', 'openOffice', 'office', 'dining'],
  'Co-working': ['lobby', 'openOffice', 'office'],
  'Medical Office': ['lobby', 'office', 'openOffice'],
  Retail: ['shopInterior', 'office', 'lobby'],
  Restaurant: ['dining', 'shopInterior', 'balcony'],
  Industrial: ['warehouseInterior', 'openOffice', 'office'],
  Warehouse: ['warehouseInterior', 'openOffice', 'office'],
  Flex: ['warehouseInterior', 'openOffice', 'shopInterior'],
  'Mixed Use': ['shopInterior', 'livingRoom', 'kitchen'],
  'Farm/Agricultural': ['kitchen', 'livingRoom', 'bedroom'],
}

/** The pictures of a property in their order, four to seven; none where its owner has not added any. */
export function planPictures(property: DemoProperty): PlannedPicture[] {
  if (!property.look) return []
  const random = randomFrom(`pictures ${property.code}`)
  const rooms = roomsOf(property).map((kind) => planRoom(property, kind, random))
  const plans = [planFacade(property, random), ...rooms]
  if (deservesEvening(property)) plans.push(planFacade(property, random, 'dusk'))
  if (deservesFloorPlan(property)) plans.push(planFloorPlan(property))
  return plans
}

function roomsOf(property: DemoProperty): readonly RoomKind[] {
  const special = ROOMS_OF_TYPE[property.type]
  if (special) return special
  const { area } = property.size
  const rooms: RoomKind[] = ['livingRoom', 'kitchen', 'bedroom', 'bathroom']
  if (property.amenities.includes('Balcony, Deck or Patio')) rooms.push('balcony')
  if (area >= SPACIOUS_SQUARE_FEET) rooms.push('dining')
  if (area >= LARGE_SQUARE_FEET) rooms.push('office')
  return rooms.slice(0, MOST_ROOMS)
}

/** What is for sale is shown in two lights. */
function deservesEvening(property: DemoProperty): boolean {
  return 'price' in property.asks && property.look?.time !== 'dusk'
}

function deservesFloorPlan({ type, size }: DemoProperty): boolean {
  return ROOMS_OF_TYPE[type] === undefined && (size.bedrooms ?? 0) <= MOST_PLANNED_BEDROOMS && size.floors === 1
}

function planFacade({ code, look }: DemoProperty, random: Random, time = look?.time ?? 'noon'): PlannedPicture {
  if (!look) throw new Error(`${code} has no look`)
  const season = localSeason(look.region, look.season ?? random.fork('season').pick(SEASONS))
  const snow = season === 'winter' ? ' in the snow' : ''
  return {
    caption: time === 'dusk' ? 'From the street at dusk' : 'From the street',
    altText: `Drawing of ${FACADES[look.facade]}${snow} ${LIGHTS[time]}`,
    draw: () => drawFacade({ seed: code, style: look.facade, region: look.region, time, season }),
  }
}

function planRoom({ code, look }: DemoProperty, kind: RoomKind, random: Random): PlannedPicture {
  const time = random.fork(`light of ${kind}`).pick(['morning', 'morning', 'noon', 'golden'] as const)
  // One palette for the whole home, so that its rooms belong together.
  const palette = random.fork('palette').pick(Object.keys(ROOM_PALETTES) as RoomPaletteName[])
  return {
    caption: ROOMS[kind].caption,
    altText: `Drawing of ${ROOMS[kind].text} ${LIGHTS[time]}`,
    draw: () => drawRoom({ seed: code, kind, palette, time, region: look?.region }),
  }
}

function planFloorPlan({ code, size }: DemoProperty): PlannedPicture {
  const bedrooms = size.bedrooms ?? 0
  const bathrooms = size.bathrooms ?? 1
  return {
    caption: 'Floor plan',
    altText: `Floor plan with ${counted(bedrooms, 'bedroom')} and ${counted(Math.ceil(bathrooms), 'bathroom')}`,
    draw: () => drawFloorPlan({ seed: code, bedrooms, bathrooms }),
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
