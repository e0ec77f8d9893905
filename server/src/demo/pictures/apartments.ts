import { type Builder, CENTER, drawWindowRow } from './building.ts'
import { darken, lighten, mix } from './color.ts'
import { drawDoor, drawSteps } from './doors.ts'
import { rectangle, round } from './geometry.ts'
import { ACCENTS, BRICKS, MODERN } from './palettes.ts'
import { drawPottedPlant, drawShrub } from './plants.ts'
import { drawCornice } from './roofs.ts'
import { drawShopfront } from './shopfronts.ts'
import { drawTrim, drawWall, drawWallShade, type WallMaterial } from './walls.ts'
import { drawWindow, type WindowLook } from './windows.ts'

export const buildMidRise: Builder = (scene, random) => buildApartments(false)(scene, random)

export const buildMixedUse: Builder = (scene, random) => buildApartments(true)(scene, random)

function buildApartments(shops: boolean): Builder {
  return (scene, random) => {
    const { pen, light } = scene
    const brick = random.chance(0.55)
    const paint = random.pick(brick ? BRICKS : MODERN)
    const bays = random.pick([3, 4, 5])
    const bayWidth = bays === 3 ? 220 : bays === 4 ? 180 : 156
    const left = CENTER - (bays * bayWidth) / 2
    const right = left + bays * bayWidth
    const floors = random.int(3, 5)
    const storey = floors === 5 ? 104 : 116
    const base = scene.ground - (shops ? 150 : 132)
    const top = base - floors * storey - 20
    const second = brick ? random.pick(['#e3d8c6', '#5f6a68', '#b9a184', '#3f4d52']) : paint.second
    const material: WallMaterial = brick ? 'brick' : random.pick<WallMaterial>(['stucco', 'concrete', 'batten'])
    const rhythm = random.pick([0, 1])
    const entry = Math.floor(bays / 2)
    const look: WindowLook = {
      trim: random.pick([paint.trim, '#2f3735']),
      panes: random.pick([
        [2, 1, 0],
        [1, 1, 1],
        [2, 2, 0],
      ] as const),
      hood: 'none',
    }

    return {
      left,
      right,
      height: scene.ground - top,
      scale: floors === 5 ? 1 : 1.12,
      setting: 'street',
      door: shops ? undefined : { x: left + (entry + 0.5) * bayWidth, width: 80 },
      draw() {
        for (let bay = 0; bay < bays; bay++) {
          const from = left + bay * bayWidth
          const projecting = bay % 2 === rhythm
          const bayTop = top - (projecting ? 26 : 0)
          drawWall(
            scene,
            rectangle(from, bayTop, bayWidth, base - bayTop),
            projecting ? material : 'stucco',
            projecting ? paint.body : second,
            { eaves: 14 },
          )
          for (let floor = 0; floor < floors; floor++) {
            const y = top + 30 + floor * storey
            const label = `bay ${bay} ${floor}`
            if (projecting)
              drawWindowRow(
                scene,
                {
                  left: from + 12,
                  right: from + bayWidth - 12,
                  top: y,
                  width: Math.min(56, bayWidth * 0.28),
                  height: storey * 0.56,
                  count: 2,
                },
                label,
                look,
              )
            else {
              const glass = bayWidth * 0.56
              drawWindow(scene, from + (bayWidth - glass) / 2, y - 2, glass, storey * 0.72, label, { ...look, panes: [3, 1, 0] })
              const slab = y + storey * 0.72
              pen.rect(
                from + 14,
                slab + 8,
                bayWidth - 28,
                18,
                pen.linear([
                  [0, light.shadow, light.shadowOpacity * 1.4],
                  [1, light.shadow, 0],
                ]),
              )
              pen.rect(from + 8, slab, bayWidth - 16, 9, lighten(second, 0.5))
              let rails = ''
              for (let x = from + 14; x < from + bayWidth - 12; x += 9) rails += `M${round(x)} ${round(slab)}v${round(-storey * 0.32)}`
              pen.line(rails, '#2f3839', 2, { opacity: 0.8 })
              pen.rect(from + 9, slab - storey * 0.34, bayWidth - 18, 4, '#2f3839')
              if (random.chance(0.45)) drawPottedPlant(scene, from + random.range(30, bayWidth - 30), slab, storey * 0.5, label)
            }
          }
          if (projecting) drawWallShade(scene, from + bayWidth, bayTop + 26, 16, base)
          drawTrim(scene, from - 4, bayTop - 9, bayWidth + 8, 12, projecting ? paint.trim : lighten(second, 0.2))
        }
        drawWall(
          scene,
          rectangle(left, base, right - left, scene.ground - base),
          shops ? 'stone' : brick ? 'brick' : 'concrete',
          darken(second, 0.12),
          { eaves: 12 },
        )
        for (let bay = 0; bay < bays; bay++) {
          const from = left + bay * bayWidth
          if (shops)
            drawShopfront(scene, from + 10, from + bayWidth - 10, base + 8, {
              wood: random.pick(['#2f3f3c', paint.accent, '#3b3431']),
              awning: random.pick(ACCENTS),
              striped: random.chance(0.5),
              door: paint.door,
            })
          else if (bay === entry) {
            drawDoor(scene, from + bayWidth / 2 - 40, scene.ground, 80, 108, {
              color: mix(paint.accent, '#2f3735', 0.4),
              trim: paint.trim,
              style: 'fullGlass',
              sidelights: true,
              lamps: true,
            })
            pen.rect(from + 14, base + 6, bayWidth - 28, 14, paint.accent, { radius: 2 })
            drawSteps(scene, from + bayWidth / 2, 130, scene.ground - 2, scene.ground + 10, '#bdb4a6')
          } else {
            drawWindow(scene, from + 30, base + 32, bayWidth - 60, 66, `ground ${bay}`, { ...look, panes: [3, 1, 0] })
            drawShrub(scene, from + bayWidth / 2, scene.ground + 8, bayWidth * 0.7, 44, `ground ${bay}`, { clipped: true, flowers: true })
          }
        }
        drawTrim(scene, left - 6, base - 6, right - left + 12, 14, paint.trim)
      },
    }
  }
}

export const buildLoftConversion: Builder = (scene, random) => {
  const { pen } = scene
  const paint = random.pick(BRICKS)
  const bays = random.int(4, 5)
  const bayWidth = bays === 4 ? 176 : 150
  const left = CENTER - (bays * bayWidth) / 2
  const right = left + bays * bayWidth
  const floors = random.int(3, 4)
  const storey = floors === 4 ? 134 : 152
  const top = scene.ground - floors * storey - 34
  const shape = random.pick(['segment', 'square', 'arched'] as const)
  const entry = random.int(1, bays - 2)
  const tank = random.chance(0.6)

  return {
    left,
    right,
    height: scene.ground - top,
    scale: 1.08,
    setting: 'street',
    door: { x: left + (entry + 0.5) * bayWidth, width: 80 },
    draw() {
      if (tank) {
        const x = left + bayWidth * random.range(0.6, bays - 1)
        pen.line(
          `M${round(x + 8)} ${round(top)}l8 -50M${round(x + 72)} ${round(top)}l-8 -50M${round(x + 40)} ${round(top)}v-50M${round(x + 12)} ${round(top - 24)}h56`,
          '#3a4040',
          6,
        )
        pen.rect(
          x,
          top - 124,
          80,
          78,
          pen.linear(
            [
              [0, '#a98a68'],
              [0.4, '#8d6f51'],
              [1, '#5f4a3a'],
            ],
            [0, 0, 1, 0],
          ),
        )
        pen.line([0, 1, 2, 3].map((hoop) => `M${round(x)} ${round(top - 114 + hoop * 20)}h80`).join(''), '#4a4038', 2.4)
        pen.polygon(
          [
            [x - 8, top - 122],
            [x + 40, top - 162],
            [x + 88, top - 122],
          ],
          '#5f5a55',
        )
      }
      drawWall(scene, rectangle(left, top, right - left, scene.ground - top), 'brick', paint.body, { eaves: 16 })
      for (let floor = 0; floor < floors; floor++) {
        const y = top + 46 + floor * storey
        const lowest = floor === floors - 1
        for (let bay = 0; bay < bays; bay++) {
          const center = left + (bay + 0.5) * bayWidth
          if (lowest && bay === entry) {
            drawDoor(scene, center - 40, scene.ground, 80, 108, {
              color: paint.door,
              trim: '#2f3838',
              style: 'fullGlass',
              transom: true,
              lamps: true,
            })
            pen.rect(center - 74, scene.ground - 150, 148, 12, '#2f3838')
          } else
            drawWindow(scene, center - bayWidth * 0.31, y, bayWidth * 0.62, storey * 0.6, `loft ${floor} ${bay}`, {
              trim: '#313b3c',
              panes: [4, 3, 0],
              shape,
              hood: 'none',
              frame: 5,
            })
        }
        drawTrim(scene, left, y + storey - 30, lowest ? 0 : right - left, 9, lighten(paint.second, 0.12))
      }
      for (let bay = 0; bay <= bays; bay++)
        drawTrim(scene, left + bay * bayWidth - 9, top, 18, scene.ground - top, darken(paint.body, 0.06))
      drawCornice(scene, left - 4, right + 4, top - 20, 42, random.pick([paint.accent, paint.trim]))
      drawFireEscape(right - bayWidth - 6, floors)

      function drawFireEscape(x: number, levels: number): void {
        let [rails, treads] = ['', '']
        for (let level = 0; level < levels - 1; level++) {
          const y = top + 46 + level * storey + storey * 0.68
          rails += `M${round(x)} ${round(y)}h${round(bayWidth + 12)}M${round(x)} ${round(y - 34)}h${round(bayWidth + 12)}`
          for (let post = 0; post <= 8; post++) rails += `M${round(x + (post / 8) * (bayWidth + 12))} ${round(y)}v-34`
          if (level < levels - 2)
            treads += `M${round(x + 24 + (level % 2) * 70)} ${round(y)}l${level % 2 ? -64 : 64} ${round(storey)}m16 0l${level % 2 ? 64 : -64} ${round(-storey)}`
        }
        pen.line(rails, '#2f3838', 3)
        pen.line(treads, '#2f3838', 4)
      }
    },
  }
}
