import { type Builder, CENTER, drawWindowRow, fieldCenters } from './building.ts'
import { darken, lighten } from './color.ts'
import { drawDoor, drawGarageDoor, drawSteps, drawWallLamp } from './doors.ts'
import { rectangle, round } from './geometry.ts'
import { ADOBE, COASTAL, PAINTED } from './palettes.ts'
import { drawLongRoof } from './roofs.ts'
import { drawWall, drawWallShade } from './walls.ts'
import { drawWindow } from './windows.ts'

/** A stepped earthen block with rounded shoulders. */
function roundedBlock(left: number, right: number, top: number, bottom: number): string {
  const bend = 22
  return `M${round(left)} ${round(bottom)}V${round(top + bend)}q2 ${-bend} ${bend} ${-bend - 2}H${round(right - bend)}q${bend} 2 ${bend} ${bend + 2}V${round(bottom)}Z`
}

export const buildAdobe: Builder = (scene, random) => {
  const paint = random.pick(ADOBE)
  const half = random.range(350, 430)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground
  const top = floor - random.range(186, 206)
  const towerLeft = left + random.range(60, 130)
  const towerRight = towerLeft + random.range(230, 300)
  const towerTop = top - random.range(90, 150)
  const portalLeft = towerRight + random.range(10, 30)
  const portalRight = Math.min(right - 90, portalLeft + random.range(280, 350))
  const doorX = portalLeft + (portalRight - portalLeft) * random.range(0.3, 0.6)
  const { pen, light } = scene

  const block = (from: number, to: number, upper: number, vigas: boolean) => {
    pen.path(
      roundedBlock(from, to, upper, floor),
      pen.linear(
        [
          [0, lighten(paint.body, 0.26)],
          [0.5, paint.body],
          [1, darken(paint.body, 0.16)],
        ],
        [0, 0, 1, 0.6],
      ),
    )
    pen.line(`M${round(from + 20)} ${round(upper + 2)}H${round(to - 20)}`, scene.light.lampsOn ? lighten(paint.body, 0.2) : '#fff0d6', 4, {
      opacity: 0.6,
    })
    if (!vigas) return
    for (const x of fieldCenters(from + 16, to - 16, Math.round((to - from) / 62))) {
      pen.polygon(
        [
          [x, upper + 48],
          [x + 20, upper + 48],
          [x + 46, upper + 100],
          [x + 36, upper + 100],
        ],
        light.shadow,
        { opacity: light.shadowOpacity * 0.8 },
      )
      pen.circle(x + 9, upper + 42, 10, darken(paint.trim, 0.2))
      pen.circle(x + 8, upper + 41, 7, lighten(paint.trim, 0.22))
    }
  }
  const niche = (x: number, y: number, width: number, height: number, label: string) => {
    pen.rect(x - 9, y - 9, width + 18, height + 18, darken(paint.body, 0.24), { radius: 5 })
    drawWindow(scene, x, y, width, height, label, { trim: paint.accent, panes: [2, 2, 0], frame: 7, hood: 'none' })
    pen.rect(x - 12, y - 17, width + 24, 12, paint.trim)
  }

  return {
    left: left - 10,
    right: right + 10,
    height: floor - towerTop,
    scale: 1.3,
    setting: 'garden',
    door: { x: doorX, width: 70 },
    draw() {
      block(left, towerLeft + 50, top + 30, false)
      niche(left + 22, floor - 126, 46, 58, 'low')
      block(portalRight - 60, right, top + 22, true)
      niche((portalRight + right) / 2 - 20, floor - 122, 62, 62, 'east')
      block(towerLeft, towerRight, towerTop, true)
      niche((towerLeft + towerRight) / 2 - 30, towerTop + 82, 60, 62, 'upper')
      niche(towerLeft + 104, floor - 128, towerRight - towerLeft - 140, 66, 'tower')
      block(towerRight - 20, portalRight + 30, top, false)
      drawWallShade(scene, towerRight, towerTop + 60, 40, top + 4)
      pen.rect(portalLeft, top + 62, portalRight - portalLeft, floor - top - 62, darken(paint.body, 0.2))
      pen.rect(
        portalLeft,
        top + 62,
        portalRight - portalLeft,
        floor - top - 62,
        pen.linear([
          [0, light.shadow, light.shadowOpacity * 1.8],
          [1, light.shadow, light.shadowOpacity * 0.5],
        ]),
      )
      drawDoor(scene, doorX - 34, floor, 68, 118, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['planks', 'arched', 'panels']),
      })
      drawWallLamp(scene, doorX + 60, floor - 90, 9)
      const [space, from] =
        portalRight - doorX > doorX - portalLeft ? [portalRight - doorX - 90, doorX + 76] : [doorX - portalLeft - 90, portalLeft + 20]
      niche(from, floor - 118, Math.min(90, Math.max(40, space - 20)), 66, 'portal')
      for (const x of [portalLeft, ...fieldCenters(portalLeft, portalRight, 1), portalRight - 14].filter(
        (post) => Math.abs(post - doorX) > 46,
      )) {
        pen.rect(
          x,
          top + 60,
          16,
          floor - top - 60,
          pen.linear(
            [
              [0, lighten(paint.trim, 0.25)],
              [1, darken(paint.trim, 0.3)],
            ],
            [0, 0, 1, 0],
          ),
        )
        pen.path(`M${round(x - 20)} ${round(top + 62)}h56l-12 16h-32Z`, paint.trim)
      }
      pen.rect(
        portalLeft - 18,
        top + 46,
        portalRight - portalLeft + 36,
        19,
        pen.linear([
          [0, lighten(paint.trim, 0.25)],
          [1, darken(paint.trim, 0.25)],
        ]),
      )
      const ladderX = towerLeft + 22
      pen.line(
        `M${round(ladderX)} ${round(floor)}L${round(ladderX + 26)} ${round(top - 30)}M${round(ladderX + 34)} ${round(floor)}L${round(ladderX + 54)} ${round(top - 30)}` +
          [0.15, 0.32, 0.49, 0.66, 0.83].map((up) => `M${round(ladderX + 26 * up)} ${round(floor - (floor - top + 30) * up)}h32`).join(''),
        '#8a6446',
        6,
      )
    },
  }
}

export const buildMediterranean: Builder = (scene, random) => {
  const paint = random.pick([...ADOBE.slice(3), ...COASTAL.slice(2), ...PAINTED.slice(2, 5)])
  const body = lighten(paint.body, 0.42)
  const tile = random.pick(['#b9643f', '#c4764e', '#a85a42', '#b9774f'])
  const roof = { material: 'tile' as const, color: tile, trim: '#fff6e6' }
  const half = random.range(340, 400)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 18
  const eave = floor - 160
  const tower = random.chance(0.45)
  const upperLeft = left + (tower ? random.range(20, 60) : random.range(50, 110))
  const upperRight = upperLeft + (tower ? random.range(150, 180) : random.range(340, 420))
  const upperEave = eave - (tower ? 190 : 138)
  const doorX = tower ? upperRight + random.range(70, 110) : upperLeft + random.range(90, 150)
  const look = { trim: '#fff6e6', panes: [2, 2, 1] as const, shutters: random.chance(0.6) ? paint.accent : undefined }
  const { pen, light } = scene

  return {
    left: left - 30,
    right: right + 30,
    height: scene.ground - upperEave + 80,
    scale: 1.2,
    setting: 'garden',
    door: { x: doorX, width: 70 },
    garage: { x: right - 120, width: 170 },
    draw() {
      drawWall(scene, rectangle(upperLeft, upperEave, upperRight - upperLeft, eave - upperEave + 20), 'stucco', body, { eaves: 24 })
      drawWindowRow(
        scene,
        { left: upperLeft + 16, right: upperRight - 16, top: upperEave + 38, width: 48, height: tower ? 96 : 74, count: tower ? 1 : 3 },
        'up',
        { ...look, shape: random.pick(['arched', 'square']) },
      )
      drawLongRoof(scene, upperLeft - 26, upperRight + 26, upperEave + 2, upperEave - random.range(60, 84), roof, tower ? 86 : 96)
      drawWall(scene, rectangle(left, eave, right - left, scene.ground - eave), 'stucco', body, { eaves: 26 })
      drawLongRoof(scene, left - 26, right + 26, eave + 4, eave - 46, roof, 60)
      drawWall(scene, rectangle(doorX - 76, eave - 34, 152, scene.ground - eave + 34), 'stucco', lighten(body, 0.2))
      drawLongRoof(scene, doorX - 94, doorX + 94, eave - 30, eave - 76, roof, 62)
      pen.path(`M${round(doorX - 54)} ${round(floor)}V${round(eave + 50)}a54 54 0 0 1 108 0V${round(floor)}Z`, darken(body, 0.34))
      pen.path(
        `M${round(doorX - 54)} ${round(floor)}V${round(eave + 50)}a54 54 0 0 1 108 0v20q-60 -50 -84 20V${round(floor)}Z`,
        light.shadow,
        { opacity: light.shadowOpacity },
      )
      drawDoor(scene, doorX - 30, floor, 60, 96, { color: paint.door, trim: '#8a5a3f', style: 'arched' })
      drawSteps(scene, doorX, 116, floor, scene.ground + 6, '#d8c3a4')
      drawGarageDoor(scene, right - 200, scene.ground, 160, 116, '#a87a55', '#fff6e6')
      const bay = (doorX + 90 + right - 220) / 2
      for (const shift of [-62, 4])
        drawWindow(scene, bay + shift, eave + 48, 54, 84, `arch ${shift}`, { trim: '#fff6e6', panes: [2, 2, 1], shape: 'arched' })
      if (doorX - 90 - left > 90)
        drawWindow(scene, (left + doorX - 76) / 2 - 22, eave + 52, 44, 74, 'west', { trim: '#fff6e6', panes: [2, 2, 1], flowerBox: true })
    },
  }
}
