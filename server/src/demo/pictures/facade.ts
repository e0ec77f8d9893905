import { BUILDERS, type FacadeStyle } from './facade-styles.ts'
import { CENTER, type Building } from './building.ts'
import { drawBackdrop } from './backdrops.ts'
import { round } from './geometry.ts'
import {
  drawDrive,
  drawFoundationPlanting,
  drawFrontEdge,
  drawGardenPath,
  drawPlazaLife,
  drawStreetLife,
  drawTreesBefore,
  drawTreesBehind,
  footprintOf,
} from './gardens.ts'
import { drawGarden, drawGroundShade, drawStreet } from './ground.ts'
import { drawMeadowFront, drawNeighbours, drawPavement } from './settings.ts'
import { Pen } from './pen.ts'
import { randomFrom } from './random.ts'
import { illuminated, lightAt, SEASONS, type Region, type Scene, type Season, type Time } from './scene.ts'
import { drawBroadleaf, drawOverhang } from './trees.ts'
import { drawSky } from './sky.ts'

export const PICTURE_WIDTH = 1600
export const PICTURE_HEIGHT = 1067
const GROUND = 826
const STREET_TOP = 926
/** Homes are mostly photographed by day. */
const USUAL_TIMES: readonly Time[] = ['morning', 'morning', 'morning', 'noon', 'noon', 'noon', 'golden', 'golden', 'dusk']
const LEAFY: readonly Region[] = ['northeast', 'south', 'midwest', 'city']

export interface FacadeRequest {
  /** The same seed always gives the same picture. */
  seed: string
  style: FacadeStyle
  time?: Time
  season?: Season
  region?: Region
}

/** Where winter brings no snow, the year stays green. */
export function localSeason(region: Region, season: Season): Season {
  if (region === 'south' && season === 'winter') return 'autumn'
  const mild: readonly Region[] = ['subtropical', 'california', 'desert']
  return mild.includes(region) && (season === 'winter' || season === 'autumn') ? 'summer' : season
}

function drawBuilding(scene: Scene, building: Building): void {
  const scale = round(building.scale * 100) / 100
  scene.pen.group(`translate(${CENTER} ${scene.ground}) scale(${scale}) translate(${-CENTER} ${-scene.ground})`, building.draw)
}

function drawStreetSide(scene: Scene, building: Building): void {
  const footprint = footprintOf(building)
  const height = building.height * building.scale
  switch (building.setting) {
    case 'garden':
      drawGarden(scene, PICTURE_WIDTH, STREET_TOP)
      drawTreesBehind(scene, footprint)
      drawDrive(scene, footprint, STREET_TOP)
      drawGroundShade(scene, footprint.left + 20, footprint.right - 20, height)
      drawGardenPath(scene, footprint, STREET_TOP)
      drawBuilding(scene, building)
      drawFoundationPlanting(scene, footprint)
      drawTreesBefore(scene, footprint)
      drawStreet(scene, PICTURE_WIDTH, STREET_TOP, PICTURE_HEIGHT)
      drawFrontEdge(scene, footprint, STREET_TOP + 2)
      drawStreetLife(scene, footprint, STREET_TOP, true)
      break
    case 'country':
      drawGarden(scene, PICTURE_WIDTH, PICTURE_HEIGHT)
      drawTreesBehind(scene, footprint)
      drawGroundShade(scene, footprint.left + 20, footprint.right - 20, height)
      drawGardenPath(scene, footprint, PICTURE_HEIGHT + 20)
      drawBuilding(scene, building)
      drawFoundationPlanting(scene, footprint)
      drawTreesBefore(scene, footprint)
      drawMeadowFront(scene, PICTURE_WIDTH, PICTURE_HEIGHT)
      break
    case 'street':
      drawPavement(scene, PICTURE_WIDTH, STREET_TOP)
      drawNeighbours(scene, footprint, height)
      drawBuilding(scene, building)
      drawStreet(scene, PICTURE_WIDTH, STREET_TOP - 30, PICTURE_HEIGHT)
      drawStreetLife(scene, footprint, STREET_TOP - 30, false)
      for (const [index, x] of [footprint.left - 120, footprint.right + 110].entries()) {
        if (scene.random.fork(`street tree ${index}`).chance(0.75))
          drawBroadleaf(scene, x, STREET_TOP - 8, 360 + index * 40, `street ${index}`)
      }
      break
    case 'plaza':
      drawPavement(scene, PICTURE_WIDTH, STREET_TOP)
      drawTreesBehind(scene, footprint)
      drawGroundShade(scene, footprint.left + 6, footprint.right - 6, height)
      drawBuilding(scene, building)
      drawPlazaLife(scene, footprint)
      drawStreet(scene, PICTURE_WIDTH, STREET_TOP, PICTURE_HEIGHT)
      drawStreetLife(scene, footprint, STREET_TOP, false)
      break
  }
}

/** Light from the upper left over everything, and a little weight at the lower edge. */
export function drawAtmosphere(scene: Scene, width: number, height: number): void {
  const { pen, light } = scene
  const strength = { morning: 0.24, noon: 0.12, golden: 0.26, dusk: 0.1 }[light.time]
  pen.rect(
    0,
    0,
    width,
    height,
    pen.radial(
      [
        [0, light.sun, strength],
        [1, light.sun, 0],
      ],
      [0.1, 0.3],
      0.8,
    ),
  )
  pen.rect(
    0,
    height * 0.55,
    width,
    height * 0.45,
    pen.linear([
      [0, light.shadow, 0],
      [1, light.shadow, 0.16],
    ]),
  )
}

/** A building in its street or landscape: an SVG of 1600 by 1067. Pure: nothing but the request decides what is drawn. */
export function drawFacade(request: FacadeRequest): string {
  const random = randomFrom(`facade ${request.style} ${request.seed}`)
  const kind = BUILDERS[request.style]
  const region = request.region ?? random.fork('region').pick(kind.regions)
  const season = localSeason(region, request.season ?? random.fork('season').pick([...SEASONS, 'summer', 'spring', 'autumn']))
  const time = request.time ?? random.fork('time').pick(USUAL_TIMES)
  const pen = new Pen()
  const scene: Scene = { pen, random, season, region, ground: GROUND, light: lightAt(time, random.fork('light')) }
  const building = kind.build(scene, random.fork('building'))

  const drawAll = () => {
    drawSky(scene, PICTURE_WIDTH, GROUND)
    illuminated(scene, () => {
      drawBackdrop(scene, PICTURE_WIDTH)
      drawStreetSide(scene, building)
      if (season !== 'winter' && LEAFY.includes(region) && random.fork('overhang').chance(0.35)) drawOverhang(scene)
    })
    drawAtmosphere(scene, PICTURE_WIDTH, PICTURE_HEIGHT)
  }
  if (random.fork('mirror').chance(0.5)) pen.group(`translate(${PICTURE_WIDTH} 0) scale(-1 1)`, drawAll)
  else drawAll()
  return pen.svg(PICTURE_WIDTH, PICTURE_HEIGHT)
}
