import { mix, multiply } from './color.ts'
import { localSeason, PICTURE_HEIGHT, PICTURE_WIDTH } from './facade.ts'
import { Pen } from './pen.ts'
import { randomFrom } from './random.ts'
import { ROOM_PALETTES, type RoomPaletteName } from './room-palettes.ts'
import { type Room } from './room-view.ts'
import { drawBathroom } from './rooms-bath.ts'
import { drawBedroom, drawDining, drawKitchen, drawLivingRoom, type RoomDrawing } from './rooms-home.ts'
import { drawBalcony, drawHomeOffice, drawLobby, drawOpenOffice, drawShopInterior, drawWarehouseInterior } from './rooms-other.ts'
import { lightAt, REGIONS, SEASONS, type Region, type Scene, type Season, type Time } from './scene.ts'

const DRAWINGS = {
  livingRoom: drawLivingRoom,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  dining: drawDining,
  office: drawHomeOffice,
  balcony: drawBalcony,
  lobby: drawLobby,
  openOffice: drawOpenOffice,
  warehouseInterior: drawWarehouseInterior,
  shopInterior: drawShopInterior,
} as const satisfies Record<string, RoomDrawing>

export type RoomKind = keyof typeof DRAWINGS
export const ROOM_KINDS = Object.keys(DRAWINGS) as readonly RoomKind[]

type RoomSize = Pick<Room, 'half' | 'height' | 'back'>
const USUAL_SIZE: RoomSize = { half: 3, height: 2.7, back: 5 }
const SIZES: Partial<Record<RoomKind, RoomSize>> = {
  bathroom: { half: 2.35, height: 2.7, back: 4.3 },
  openOffice: { half: 4.2, height: 3, back: 7 },
  warehouseInterior: { half: 4.4, height: 3.8, back: 8 },
}

export interface RoomRequest {
  /** The same seed always gives the same picture. */
  seed: string
  kind: RoomKind
  palette?: RoomPaletteName
  time?: Time
  season?: Season
  /** What the windows look out on. */
  region?: Region
}

/** A room seen straight on: an SVG of 1600 by 1067. */
export function drawRoom(request: RoomRequest): string {
  const random = randomFrom(`room ${request.kind} ${request.seed}`)
  const region = request.region ?? random.fork('region').pick(REGIONS)
  const season = localSeason(region, request.season ?? random.fork('season').pick(SEASONS))
  const time = request.time ?? random.fork('time').pick(['morning', 'morning', 'noon', 'noon', 'golden', 'dusk'] as const)
  const pen = new Pen()
  const scene: Scene = { pen, random, season, region, ground: 826, light: lightAt(time, random.fork('light')) }
  const name = request.palette ?? random.fork('palette').pick(Object.keys(ROOM_PALETTES) as RoomPaletteName[])
  const room: Room = { scene, colors: ROOM_PALETTES[name], ...(SIZES[request.kind] ?? USUAL_SIZE) }
  const indoors = time === 'dusk' ? '#f0d9bd' : mix('#ffffff', scene.light.tint, 0.4)

  const drawAll = () => {
    if (request.kind === 'balcony') drawBalcony(room, random.fork('room'))
    else
      pen.through(
        (color) => multiply(color, indoors),
        () => DRAWINGS[request.kind](room, random.fork('room')),
      )
    pen.rect(
      0,
      0,
      PICTURE_WIDTH,
      PICTURE_HEIGHT,
      pen.radial(
        [
          [0, scene.light.shadow, 0],
          [0.7, scene.light.shadow, 0.02],
          [1, scene.light.shadow, 0.2],
        ],
        [0.5, 0.48],
        0.75,
      ),
    )
  }
  if (random.fork('mirror').chance(0.5)) pen.group(`translate(${PICTURE_WIDTH} 0) scale(-1 1)`, drawAll)
  else drawAll()
  return pen.svg(PICTURE_WIDTH, PICTURE_HEIGHT)
}
