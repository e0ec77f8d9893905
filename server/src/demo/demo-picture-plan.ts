import { drawFacade, localSeason } from './pictures/facade.ts'
import type { FacadeStyle } from './pictures/facade-styles.ts'
import { drawFloorPlan } from './pictures/floor-plan.ts'
import { randomFrom } from './pictures/random.ts'
import { drawRoom, type RoomKind } from './pictures/room.ts'
import { ROOM_PALETTES, type RoomPaletteName } from './pictures/room-palettes.ts'
import type { Season, Time } from './pictures/scene.ts'
import type { DemoProperty } from './demo-property.ts'

/** A picture of a property that is still to be drawn. */
export type PlannedPicture = {
  readonly caption: string
  readonly altText: string
  /** What it shows: an entry of `IMAGE_ROOMS`. */
  readonly room: string
  /** An SVG. */
  draw(): string
}

/** Snow only where it was asked for. */
const USUAL_SEASONS: readonly Season[] = ['spring', 'summer', 'autumn']
const MOST_ROOMS = 5
const MOST_PICTURES = 7
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
  loftConversion: 'a brick building with tall windows',
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

const ROOMS: Record<RoomKind, { caption: string; text: string; room: string }> = {
  livingRoom: { caption: 'Living room', text: 'a living room', room: 'Living Room' },
  kitchen: { caption: 'Kitchen', text: 'a kitchen', room: 'Kitchen' },
  bedroom: { caption: 'Bedroom', text: 'a bedroom', room: 'Bedroom' },
  bathroom: { caption: 'Bathroom', text: 'a bathroom', room: 'Bathroom' },
  dining: { caption: 'Dining area', text: 'a dining area', room: 'Dining Room' },
  office: { caption: 'Office', text: 'a room with a desk', room: 'Office' },
  balcony: { caption: 'Outdoor space', text: 'a balcony with a view', room: 'Balcony' },
  lobby: { caption: 'Lobby', text: 'a lobby', room: 'Lobby' },
  openOffice: { caption: 'Workspace', text: 'an open office', room: 'Work Area' },
  warehouseInterior: { caption: 'Warehouse floor', text: 'a warehouse from the inside', room: 'Storage' },
  shopInterior: { caption: 'Shop floor', text: 'a shop from the inside', room: 'Sales Area' },
}

/** Types whose inside is not that of a home. */
const ROOMS_OF_TYPE: Readonly<Record<string, readonly RoomKind[]>> = {
  'Private Room': ['bedroom', 'kitchen', 'bathroom', 'livingRoom'],
  'Multi-Family (5+)': ['livingRoom', 'kitchen', 'bedroom', 'bathroom'],
  Office: ['lobby', 'openOffice', 'office', 'dining'],
  'Co-working': ['lobby', 'openOffice', 'office'],
  'Medical Office': ['lobby', 'office', 'openOffice'],
  Retail: ['shopInterior', 'office', 'lobby'],
  Restaurant: ['dining', 'kitchen', 'balcony'],
  Industrial: ['warehouseInterior', 'openOffice', 'office'],
  Warehouse: ['warehouseInterior', 'openOffice', 'office'],
  Flex: ['warehouseInterior', 'openOffice', 'lobby'],
  'Mixed Use': ['shopInterior', 'livingRoom', 'kitchen'],
  'Farm/Agricultural': ['kitchen', 'livingRoom', 'bedroom'],
}

/** The pictures of a property in their order, four to seven; none where its owner has not added any. */
export function planPictures(property: DemoProperty): PlannedPicture[] {
  if (!property.look) return []
  const depicted = depict(property, property.look)
  const plans = [planFacade(depicted), ...roomsOf(property).map((kind) => planRoom(depicted, kind))]
  if (deservesEvening(property)) plans.push(planFacade(depicted, 'dusk'))
  if (deservesFloorPlan(property)) plans.push(planFloorPlan(property))
  return plans.slice(0, MOST_PICTURES)
}

/** What all pictures of a property share, so that they belong together. */
type Depicted = { readonly code: string; readonly look: Look; readonly season: Season; readonly palette: RoomPaletteName }
type Look = NonNullable<DemoProperty['look']>

function depict({ code }: DemoProperty, look: Look): Depicted {
  const random = randomFrom(`pictures ${code}`)
  return {
    code,
    look,
    season: localSeason(look.region, look.season ?? random.fork('season').pick(USUAL_SEASONS)),
    palette: random.fork('palette').pick(Object.keys(ROOM_PALETTES) as RoomPaletteName[]),
  }
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

function planFacade({ code, look, season }: Depicted, time = look.time ?? 'noon'): PlannedPicture {
  const snow = season === 'winter' ? ' in the snow' : ''
  return {
    caption: time === 'dusk' ? 'From the street at dusk' : 'From the street',
    altText: `Drawing of ${FACADES[look.facade]}${snow} ${LIGHTS[time]}`,
    room: 'Front',
    draw: () => drawFacade({ seed: code, style: look.facade, region: look.region, time, season }),
  }
}

function planRoom({ code, look, season, palette }: Depicted, kind: RoomKind): PlannedPicture {
  const time = randomFrom(`light of ${code} ${kind}`).pick(['morning', 'morning', 'noon', 'golden'] as const)
  return {
    caption: ROOMS[kind].caption,
    altText: `Drawing of ${ROOMS[kind].text} ${LIGHTS[time]}`,
    room: ROOMS[kind].room,
    draw: () => drawRoom({ seed: code, kind, palette, time, season, region: look.region }),
  }
}

function planFloorPlan({ code, size }: DemoProperty): PlannedPicture {
  const bedrooms = size.bedrooms ?? 0
  const bathrooms = size.bathrooms ?? 1
  return {
    caption: 'Floor plan',
    altText: `Floor plan with ${counted(bedrooms, 'bedroom')} and ${counted(Math.ceil(bathrooms), 'bathroom')}`,
    room: 'Floor Plan',
    draw: () => drawFloorPlan({ seed: code, bedrooms, bathrooms }),
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
