import { blockOf, drawBlock, drawLobby, drawPanes, drawRoofEdge, gridOf } from './block.ts'
import { type Builder, CENTER } from './building.ts'
import { darken, lighten, mix } from './color.ts'
import { round } from './geometry.ts'
import { MODERN } from './palettes.ts'
import { drawAwning } from './shopfronts.ts'

export const buildHighRise: Builder = (scene, random) => {
  const { pen, light } = scene
  const paint = random.pick(MODERN)
  const floors = random.int(13, 19)
  const top = scene.ground - random.range(620, 700)
  const corner = CENTER + random.range(20, 90)
  const block = blockOf(scene, corner, corner - random.range(260, 330), corner + random.range(150, 210), top, scene.ground + 4)
  const lobbyTop = scene.ground - 88
  const crown = random.pick(['penthouse', 'plain', 'garden'] as const)
  const columns = random.int(4, 6)
  const balconies = random.pick(['left', 'edge', 'all'] as const)
  const body = random.chance(0.5) ? paint.body : random.pick(['#d9cdb8', '#c9a184', '#b9c0bc', '#e9e2d4', '#a9785c'])
  const storey = (lobbyTop - top - 18) / floors

  return {
    left: block.left,
    right: block.right,
    height: scene.ground - top,
    scale: 1.08,
    treeSize: 0.5,
    setting: 'plaza',
    door: { x: corner - 130, width: 90 },
    draw() {
      if (crown === 'penthouse') {
        const house = blockOf(scene, corner, corner - 190, corner + 100, top - 46, top + 4)
        drawBlock(scene, house, darken(body, 0.12))
        drawPanes(scene, house.lit, gridOf(6, 1, top - 42, top, 0.08, 0.2, 0.1), 0, 'crown')
        drawRoofEdge(scene, house, paint.trim)
      }
      drawBlock(scene, block, body)
      drawPanes(scene, block.lit, gridOf(columns * 2, floors, top + 18, lobbyTop, 0.14, 0.2, 0.16), 0, 'lit')
      drawPanes(scene, block.shaded, gridOf(5, floors, top + 18, lobbyTop, 0.2, 0.22, 0.2), 0.25, 'shaded')
      let [slabs, rails, shades] = ['', '', '']
      for (let floor = 0; floor < floors; floor++) {
        const y = top + 18 + (floor + 0.86) * storey
        for (let column = 0; column < columns; column++) {
          if (balconies === 'edge' && column !== 0 && column !== columns - 1) continue
          if (balconies === 'left' && (column + floor) % 2) continue
          const [from, to] = [(column + 0.04) / columns, (column + 0.9) / columns]
          slabs += block.lit.patch(from, to, y, y + storey * 0.14)
          rails += block.lit.patch(from, to, y - storey * 0.36, y)
          shades += block.lit.patch(from, to, y + storey * 0.14, y + storey * 0.4)
        }
      }
      pen.path(shades, light.shadow, { opacity: light.shadowOpacity * 0.8 })
      pen.path(rails, mix('#cfe0e0', light.sky[1], 0.3), { opacity: 0.45 })
      pen.path(slabs, lighten(body, 0.5))
      if (random.chance(0.5)) pen.path(block.lit.patch(0.46, 0.54, top, lobbyTop), paint.second)
      drawLobby(scene, block, lobbyTop, paint.trim)
      drawRoofEdge(scene, block, paint.trim)
      if (crown === 'garden') {
        for (let index = 0; index < 9; index++) {
          const [x, y] = block.lit.at(index / 9 + 0.06, top - 10)
          pen.circle(x, y - 4, random.range(9, 17), random.pick(['#5d8f63', '#7ba16c', '#4f7f62']))
        }
      }
    },
  }
}

export const buildGlassTower: Builder = (scene, random) => {
  const { pen, light } = scene
  const floors = random.int(16, 24)
  const top = scene.ground - random.range(640, 730)
  const corner = CENTER + random.range(-60, 110)
  const block = blockOf(scene, corner, corner - random.range(220, 320), corner + random.range(160, 240), top, scene.ground + 4)
  const lobbyTop = scene.ground - 84
  const tone = random.pick(['#7fa9b8', '#6f9a9a', '#8fa3bd', '#7faea6', '#9a9fb0'])
  const fin = random.pick(['#e9eef0', '#36454d', '#c9a26b', '#f3ead8'])
  const notch = random.chance(0.5)
  const podium = random.chance(0.6)

  return {
    left: block.left - (podium ? 60 : 0),
    right: block.right + (podium ? 60 : 0),
    height: scene.ground - top,
    scale: 1.08,
    treeSize: 0.5,
    setting: 'plaza',
    door: { x: corner - 110, width: 90 },
    draw() {
      if (notch) {
        const cap = blockOf(scene, corner, corner - 130, corner + 90, top - 60, top + 2)
        drawBlock(scene, cap, mix(tone, light.sky[1], 0.3))
        drawRoofEdge(scene, cap, fin)
      }
      drawBlock(scene, block, tone)
      const lit = block.lit.patch(0, 1, top, lobbyTop)
      pen.path(
        lit,
        pen.linear(
          [
            [0, light.sky[1], 0.75],
            [0.5, light.sky[2], 0.35],
            [1, tone, 0.1],
          ],
          [0, 0, 0.3, 1],
        ),
      )
      pen.clipped(lit, () => {
        for (let index = 0; index < 4; index++) {
          const y = top + random.range(60, 420)
          pen.ellipse(block.left + random.range(20, 240), y, random.range(70, 130), random.range(16, 34), light.cloud, { opacity: 0.26 })
        }
        pen.polygon(
          [
            [block.left + 40, lobbyTop],
            [corner - 130, top],
            [corner - 60, top],
            [block.left + 130, lobbyTop],
          ],
          '#ffffff',
          { opacity: 0.12 },
        )
      })
      if (light.lampsOn) {
        const panes = gridOf(8, floors, top + 10, lobbyTop, 0.04, 0.24, 0.1)
        drawPanes(
          scene,
          block.lit,
          panes.filter(() => random.chance(0.7)),
          0,
          'lit',
        )
        drawPanes(
          scene,
          block.shaded,
          gridOf(5, floors, top + 10, lobbyTop, 0.05, 0.24, 0.1).filter(() => random.chance(0.6)),
          0.2,
          'shaded',
        )
      }
      let [slabs, shadedSlabs, mullions] = ['', '', '']
      for (let floor = 0; floor <= floors; floor++) {
        const y = top + (floor / floors) * (lobbyTop - top)
        slabs += block.lit.patch(0, 1, y, y + 4)
        shadedSlabs += block.shaded.patch(0, 1, y, y + 4)
      }
      for (let column = 1; column < 8; column++) mullions += block.lit.patch(column / 8 - 0.004, column / 8 + 0.004, top, lobbyTop)
      for (let column = 1; column < 5; column++) shadedSlabs += block.shaded.patch(column / 5 - 0.006, column / 5 + 0.006, top, lobbyTop)
      pen.path(slabs + mullions, fin, { opacity: 0.75 })
      pen.path(shadedSlabs, darken(fin, 0.3), { opacity: 0.55 })
      drawLobby(scene, block, lobbyTop, darken(tone, 0.45))
      drawRoofEdge(scene, block, fin)
      if (random.chance(0.5)) pen.line(`M${round(corner - 40)} ${round(top - (notch ? 66 : 6))}v-70`, darken(tone, 0.3), 5)
    },
  }
}

export const buildOfficeBlock: Builder = (scene, random) => {
  const { pen, light } = scene
  const paint = random.pick(MODERN)
  const floors = random.int(4, 6)
  const top = scene.ground - floors * random.range(76, 84) - 90
  const corner = CENTER + random.range(60, 160)
  const block = blockOf(scene, corner, corner - random.range(430, 500), corner + random.range(230, 290), top, scene.ground + 4)
  const lobbyTop = scene.ground - 98
  const body = random.pick([paint.body, '#a8624a', '#d8c9b0', '#8d9a96', '#c2a184'])
  const manner = random.pick(['ribbon', 'grid', 'fins'] as const)

  return {
    left: block.left,
    right: block.right,
    height: scene.ground - top,
    scale: 1.14,
    treeSize: 0.7,
    setting: 'plaza',
    door: { x: corner - 200, width: 100 },
    draw() {
      const plant = blockOf(scene, corner - 60, corner - 240, corner + 60, top - 36, top + 4)
      drawBlock(scene, plant, darken(body, 0.16))
      drawBlock(scene, block, body)
      const columns = manner === 'ribbon' ? 3 : manner === 'grid' ? 9 : 14
      const gap = manner === 'ribbon' ? 0.03 : manner === 'grid' ? 0.16 : 0.1
      drawPanes(scene, block.lit, gridOf(columns, floors, top + 16, lobbyTop, gap, 0.24, 0.2), 0, 'lit')
      drawPanes(scene, block.shaded, gridOf(Math.ceil(columns * 0.6), floors, top + 16, lobbyTop, gap, 0.24, 0.2), 0.26, 'shaded')
      if (manner === 'fins') {
        let fins = ''
        for (let column = 0; column <= columns; column++)
          fins += block.lit.patch(Math.max(0, column / columns - 0.008), Math.min(1, column / columns + 0.008), top + 10, lobbyTop)
        pen.path(fins, paint.second)
      } else if (manner === 'ribbon') {
        let sills = ''
        for (let floor = 0; floor < floors; floor++) {
          const y = top + 16 + (floor + 0.8) * ((lobbyTop - top - 16) / floors)
          sills += block.lit.patch(0.02, 0.98, y, y + 7)
        }
        pen.path(sills, lighten(body, 0.5))
      }
      pen.path(block.lit.patch(0, 0.12, top, lobbyTop), paint.second, { opacity: 0.92 })
      pen.path(block.shaded.patch(0, 0.14, top, lobbyTop), darken(paint.second, 0.36), { opacity: 0.92 })
      drawLobby(scene, block, lobbyTop, paint.trim)
      drawRoofEdge(scene, block, paint.trim)
      pen.path(block.lit.patch(0, 1, lobbyTop - 6, lobbyTop + 8), light.lampsOn ? paint.trim : lighten(paint.trim, 0.2))
    },
  }
}

export const buildCornerShops: Builder = (scene, random) => {
  const { pen } = scene
  const paint = random.pick(MODERN)
  const body = random.pick(['#a8583f', '#94493a', '#cdb496', '#8f6f62', '#d8cbb4'])
  const floors = random.int(3, 4)
  const top = scene.ground - floors * 118 - 118
  const corner = CENTER + random.range(40, 140)
  const block = blockOf(scene, corner, corner - random.range(400, 460), corner + random.range(240, 290), top, scene.ground + 4)
  const shopTop = scene.ground - 124
  const columns = random.int(5, 6)
  const awning = random.pick(['#b5532f', '#1f5c4a', '#d99a3a', '#2f5d6b', '#8a3f4a'])

  return {
    left: block.left,
    right: block.right,
    height: scene.ground - top,
    scale: 1.16,
    treeSize: 0.8,
    setting: 'plaza',
    door: { x: corner - 60, width: 70 },
    draw() {
      drawBlock(scene, block, body)
      for (const [face, count, label] of [
        [block.lit, columns, 'lit'],
        [block.shaded, 4, 'shaded'],
      ] as const) {
        const shaded = label === 'shaded'
        const frames = gridOf(count, floors, top + 50, shopTop, 0.22, 0.14, 0.2)
        pen.path(
          frames.map(([from, to, upper, lower]) => face.patch(from - 0.012, to + 0.012, upper - 6, lower + 9)).join(''),
          shaded ? darken(paint.trim, 0.1) : '#f3ead9',
        )
        drawPanes(scene, face, frames, shaded ? 0.2 : 0, label)
        pen.path(
          frames.map(([from, to, upper, lower]) => face.patch(from, to, (upper + lower) / 2 - 2, (upper + lower) / 2 + 2)).join(''),
          shaded ? darken(paint.trim, 0.1) : '#f3ead9',
        )
        pen.path(face.patch(0, 1, top + 16, top + 30), shaded ? darken('#e6d8c0', 0.3) : '#f3ead9')
        pen.path(face.patch(0, 1, shopTop - 4, shopTop + 14), shaded ? darken('#e6d8c0', 0.3) : '#f3ead9')
      }
      drawLobby(scene, block, shopTop + 12, paint.trim)
      for (let index = 0; index < 3; index++) {
        const [from] = block.lit.at((index + 0.94) / 3, 0)
        const [to] = block.lit.at((index + 0.08) / 3, 0)
        drawAwning(scene, from, to, shopTop + 22 + (index + 0.5) * 1.4, 34, awning, true)
      }
      drawRoofEdge(scene, block, '#efe3cd')
    },
  }
}
