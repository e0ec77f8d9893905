import { darken, lighten } from './color.ts'
import { rectangle, round } from './geometry.ts'
import { CENTER, drawWindowRow, fieldCenters, PANES, type Builder } from './building.ts'
import { drawDoor, drawGarageDoor, drawSteps, drawWallLamp } from './doors.ts'
import { ADOBE, COASTAL, LOGS, PAINTED } from './palettes.ts'
import { drawPorchFront, drawPorchShade, type PorchLook } from './porch.ts'
import { drawChimney, drawGable, drawLongRoof, type GableLook, type RoofMaterial } from './roofs.ts'
import { drawFoundation, drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawGlass, drawWindow } from './windows.ts'

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

export const buildCoastalCottage: Builder = (scene, random) => {
  const paint = random.pick(COASTAL)
  const half = random.range(230, 290)
  const raised = random.chance(0.45)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - (raised ? 120 : 44)
  const storeys = raised ? 1 : random.pick([1, 2])
  const eave = floor - 150 * storeys - 6
  const peak = eave - half * random.range(0.68, 0.86)
  const porchTop = floor - 142
  const doorX = CENTER + random.pick([-90, 0, 90])
  const look = {
    trim: paint.trim,
    panes: random.pick([
      [2, 2, 1],
      [3, 2, 1],
      [2, 1, 1],
    ] as const),
    shutters: random.chance(0.5) ? paint.accent : undefined,
  }
  const gable: GableLook = {
    wall: paint.second,
    wallMaterial: 'shingle',
    material: random.pick<RoofMaterial>(['shingle', 'metal']),
    color: paint.roof,
    trim: paint.trim,
    overhang: 24,
  }
  const porch: PorchLook = {
    left: left - 40,
    right: right + 40,
    floor,
    top: porchTop + 6,
    posts: 4,
    style: random.pick(['round', 'plain']),
    rail: true,
    trim: paint.trim,
    pier: '#b9ab97',
    steps: raised ? undefined : { center: doorX, width: 100 },
  }
  const { pen, light } = scene

  return {
    left: left - 60,
    right: right + 60,
    height: scene.ground - peak,
    scale: storeys === 2 ? 1.15 : 1.32,
    setting: 'garden',
    door: { x: doorX, width: 62 },
    draw() {
      if (raised) {
        pen.rect(left - 30, floor + 8, right - left + 60, scene.ground - floor - 8, darken(paint.body, 0.46))
        for (const x of fieldCenters(left - 40, right + 40, 6))
          pen.rect(
            x - 9,
            floor,
            18,
            scene.ground - floor + 4,
            pen.linear(
              [
                [0, '#b39c80'],
                [1, '#776350'],
              ],
              [0, 0, 1, 0],
            ),
          )
      } else drawFoundation(scene, left, right, 46)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), random.pick<WallMaterial>(['shingle', 'clapboard']), paint.body, {
        eaves: 8,
      })
      for (const x of [left, right - 12]) drawTrim(scene, x, eave, 12, floor - eave, paint.trim)
      if (storeys === 2)
        drawWindowRow(scene, { left: left + 20, right: right - 20, top: eave + 30, width: 56, height: 82, count: 3 }, 'up', look)
      drawGable(scene, left, right, eave, peak, gable)
      const attic = half * 0.3
      if (storeys === 1)
        drawWindow(scene, CENTER - attic / 2, eave - half * 0.42, attic, half * 0.32, 'attic', {
          trim: paint.trim,
          panes: [2, 2, 1],
          shape: random.pick(['square', 'arched']),
        })
      else {
        pen.circle(CENTER, eave - half * 0.26, 34, paint.trim)
        pen.circle(CENTER, eave - half * 0.26, 26, '#55717c')
        pen.line(`M${CENTER - 26} ${round(eave - half * 0.26)}h52M${CENTER} ${round(eave - half * 0.26 - 26)}v52`, paint.trim, 4)
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 29, floor, 58, 116, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['halfGlass', 'panels', 'fullGlass']),
        lamps: true,
      })
      drawWindowRow(
        scene,
        { left: left + 12, right: doorX - 56, top: floor - 112, width: 52, height: 74, count: doorX - left > 250 ? 2 : 1 },
        'down a',
        look,
      )
      drawWindowRow(
        scene,
        { left: doorX + 56, right: right - 12, top: floor - 112, width: 52, height: 74, count: right - doorX > 250 ? 2 : 1 },
        'down b',
        look,
      )
      drawPorchFront(scene, { ...porch, pier: raised ? '#8d7b68' : porch.pier, steps: porch.steps })
      if (raised) {
        pen.rect(left - 30, floor + 18, right - left + 60, scene.ground - floor - 18, light.shadow, { opacity: 0.26 })
        for (const x of fieldCenters(left - 40, right + 40, 5))
          pen.rect(
            x - 10,
            floor + 9,
            20,
            scene.ground - floor - 4,
            pen.linear(
              [
                [0, '#c9b294'],
                [1, '#8a735c'],
              ],
              [0, 0, 1, 0],
            ),
          )
        drawSteps(scene, doorX, 92, floor, scene.ground + 10, '#cdb99c')
      }
      drawLongRoof(scene, left - 58, right + 58, porchTop - 12, porchTop - 54, { ...gable, material: 'metal' }, 44)
    },
  }
}

export const buildCabin: Builder = (scene, random) => {
  const paint = random.pick(LOGS)
  const { pen, light } = scene
  if (random.chance(0.45)) return buildAFrame(scene, random)
  const half = random.range(270, 340)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 36
  const eave = floor - 166
  const ridge = eave - random.range(150, 190)
  const roof = { material: random.pick<RoofMaterial>(['metal', 'shingle']), color: paint.roof, trim: paint.trim }
  const gableLeft = random.chance(0.5) ? left + 20 : CENTER - 10
  const gableRight = gableLeft + half * 0.95
  const doorX = gableLeft > left + 30 ? left + half * 0.5 : right - half * 0.48
  const porch: PorchLook = {
    left: left - 26,
    right: right + 26,
    floor,
    top: eave + 14,
    posts: 5,
    style: 'plain',
    rail: true,
    trim: paint.second,
    pier: '#8d857c',
    steps: { center: doorX, width: 96 },
  }

  return {
    left: left - 40,
    right: right + 40,
    height: scene.ground - ridge,
    scale: 1.3,
    setting: 'country',
    door: { x: doorX, width: 62 },
    draw() {
      drawChimney(scene, right - 110, ridge - 60, 70, eave, '#8f857c')
      drawFoundation(scene, left, right, 40)
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), 'logs', paint.body, { eaves: 40 })
      for (const x of [left - 8, right + 8]) {
        for (let y = eave + 12; y < floor; y += 25) {
          pen.circle(x, y, 12, darken(paint.body, 0.2))
          pen.circle(x, y, 8, lighten(paint.body, 0.35))
        }
      }
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 29, floor, 58, 116, { color: paint.door, trim: paint.trim, style: 'planks', lamps: true })
      drawWindow(scene, (gableLeft + gableRight) / 2 - 60, floor - 112, 120, 72, 'big', {
        trim: paint.trim,
        panes: [4, 2, 0],
        flowerBox: true,
      })
      drawLongRoof(scene, left - 44, right + 44, eave + 8, ridge, roof, 12)
      drawWall(scene, rectangle(gableLeft, eave - 20, gableRight - gableLeft, 34), 'logs', paint.body)
      drawGable(scene, gableLeft, gableRight, eave - 16, ridge + 12, { ...roof, wall: paint.body, wallMaterial: 'logs', overhang: 26 })
      drawWindow(scene, (gableLeft + gableRight) / 2 - 36, ridge + 82, 72, 54, 'loft', { trim: paint.trim, panes: [2, 2, 0] })
      drawPorchFront(scene, porch)
      for (let log = 0; log < 9; log++) {
        const [x, y] = [right - 96 + (log % 5) * 22 + (log > 4 ? 11 : 0), floor - 12 - (log > 4 ? 20 : 0)]
        pen.circle(x, y, 11, '#7d5a41')
        pen.circle(x, y, 7.5, '#d9b78c')
      }
      pen.rect(left, floor, right - left, 3, light.shadow, { opacity: 0.2 })
    },
  }
}

const buildAFrame: Builder = (scene, random) => {
  const paint = random.pick(LOGS)
  const { pen, light } = scene
  const half = random.range(250, 300)
  const floor = scene.ground - 40
  const peak = floor - half * random.range(1.5, 1.75)
  const doorX = CENTER + random.pick([-64, 64])
  const slope = (floor - peak) / half
  const wall = lighten(paint.body, 0.16)

  return {
    left: CENTER - half - 50,
    right: CENTER + half + 50,
    height: scene.ground - peak,
    scale: 1.22,
    setting: 'country',
    door: { x: doorX, width: 62 },
    draw() {
      drawChimney(scene, CENTER + 56, peak + 6, 44, peak + 180, '#8f857c')
      drawFoundation(scene, CENTER - half + 10, CENTER + half - 10, 44)
      drawGable(scene, CENTER - half, CENTER + half, floor, peak, {
        wall,
        wallMaterial: 'batten',
        material: 'metal',
        color: paint.roof,
        trim: paint.trim,
        overhang: 24,
      })
      const glassFoot = floor - 188
      const reach = (glassFoot - peak - 80) / slope
      pen.polygon(
        [
          [CENTER - reach - 8, glassFoot + 8],
          [CENTER, peak + 62],
          [CENTER + reach + 8, glassFoot + 8],
        ],
        paint.trim,
      )
      pen.clipped(
        `M${round(CENTER - reach)} ${round(glassFoot)}L${CENTER} ${round(peak + 82)}L${round(CENTER + reach)} ${round(glassFoot)}Z`,
        () => {
          drawGlass(scene, CENTER - reach, peak + 70, reach * 2, glassFoot - peak - 70, 'gable')
          if (!light.lampsOn)
            pen.polygon(
              [
                [CENTER - reach * 0.4, glassFoot],
                [CENTER + reach * 0.3, peak + 80],
                [CENTER + reach, peak + 80],
                [CENTER, glassFoot],
              ],
              '#ffffff',
              { opacity: 0.14 },
            )
        },
      )
      pen.line(
        `M${CENTER} ${round(peak + 70)}V${round(glassFoot)}M${round(CENTER - reach * 0.5)} ${round(glassFoot - 66)}H${round(CENTER + reach * 0.5)}`,
        paint.trim,
        8,
        { cap: 'butt' },
      )
      const deck = floor - 166
      pen.rect(CENTER - half * 0.72, deck, half * 1.44, 12, lighten(paint.trim, 0.2))
      pen.rect(CENTER - half * 0.7, deck + 12, half * 1.4, 22, light.shadow, { opacity: light.shadowOpacity })
      drawDoor(scene, doorX - 30, floor, 60, 118, {
        color: paint.door,
        trim: paint.trim,
        style: random.pick(['halfGlass', 'planks']),
        lamps: true,
      })
      drawWindow(scene, CENTER * 2 - doorX - 66, floor - 112, 120, 78, 'main', { trim: paint.trim, panes: [3, 1, 0] })
      let rails = ''
      for (let x = CENTER - half * 0.68; x < CENTER + half * 0.7; x += 14) rails += `M${round(x)} ${round(deck)}v-40`
      pen.line(rails, paint.trim, 3.4)
      pen.rect(CENTER - half * 0.72, deck - 46, half * 1.44, 7, paint.trim)
      pen.rect(CENTER - half - 60, floor, half * 2 + 120, 11, '#b08a63')
      pen.rect(CENTER - half - 50, floor + 11, half * 2 + 100, scene.ground - floor - 8, darken('#7d5f48', 0.25))
      drawSteps(scene, doorX, 100, floor, scene.ground + 10, '#b8946d')
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

export const buildManufacturedHome: Builder = (scene, random) => {
  const paint = random.pick([...PAINTED, ...COASTAL])
  const half = random.range(380, 440)
  const [left, right] = [CENTER - half, CENTER + half]
  const floor = scene.ground - 44
  const eave = floor - 142
  const ridge = eave - random.range(46, 70)
  const roof = { material: random.pick<RoofMaterial>(['metal', 'shingle']), color: paint.roof, trim: paint.trim }
  const doorX = CENTER + random.range(-150, -30)
  const look = { trim: paint.trim, panes: random.pick(PANES), shutters: random.chance(0.6) ? paint.accent : undefined }
  const deckLeft = doorX - 96
  const deckRight = doorX + random.range(180, 240)
  const porch: PorchLook = {
    left: deckLeft,
    right: deckRight,
    floor,
    top: eave + 6,
    posts: 3,
    style: 'plain',
    rail: true,
    trim: paint.trim,
    pier: '#a08a70',
    steps: { center: doorX, width: 90 },
  }
  const { pen, light } = scene

  return {
    left: left - 12,
    right: right + 12,
    height: scene.ground - ridge,
    scale: 1.36,
    setting: 'garden',
    door: { x: doorX, width: 58 },
    draw() {
      drawWall(scene, rectangle(left + 4, floor - 2, right - left - 8, scene.ground - floor + 4), 'metal', darken(paint.trim, 0.16))
      drawWall(scene, rectangle(left, eave, right - left, floor - eave), 'clapboard', paint.body, { eaves: 18 })
      drawTrim(scene, left, floor - 36, right - left, 7, paint.accent)
      for (const x of [left, right - 10]) drawTrim(scene, x, eave, 10, floor - eave, paint.trim)
      drawWindowRow(scene, { left: left + 10, right: deckLeft, top: eave + 34, width: 70, height: 62, count: 2 }, 'west', look)
      drawWindowRow(
        scene,
        { left: deckRight + 10, right: right - 10, top: eave + 34, width: 64, height: 62, count: right - deckRight > 240 ? 2 : 1 },
        'east',
        look,
      )
      drawPorchShade(scene, porch)
      drawDoor(scene, doorX - 27, floor, 54, 110, { color: paint.door, trim: paint.trim, style: 'halfGlass', lamps: true })
      drawWindow(scene, doorX + 74, eave + 38, 70, 62, 'deck', { trim: paint.trim, panes: [2, 1, 1], flowerBox: true })
      drawLongRoof(scene, left - 16, right + 16, eave + 2, ridge, roof, 10)
      drawPorchFront(scene, porch)
      const peak = eave - 50
      drawGable(scene, deckLeft - 6, deckRight + 6, eave - 12, peak - 16, {
        ...roof,
        wall: paint.second,
        wallMaterial: 'clapboard',
        overhang: 16,
      })
      pen.rect(left, floor - 2, right - left, 5, light.shadow, { opacity: 0.2 })
    },
  }
}
