import { darken, lighten, mix, type Color } from './color.ts'
import { blob, closedPath, round, type Point } from './geometry.ts'
import type { Random } from './random.ts'
import { throughHaze, type Region, type Scene, type Season } from './scene.ts'
import { belowEdge, rollingEdge } from './sky.ts'

type Backdrop = (scene: Scene, random: Random, width: number) => void

const HILL_COLORS: Record<Season, readonly Color[]> = {
  spring: ['#8fb08a', '#7ea587', '#a3bd8c'],
  summer: ['#6f9a7c', '#5f8d78', '#86a578'],
  autumn: ['#b98d5a', '#a8795a', '#8f9168'],
  winter: ['#c5d2d8', '#b3c3cd', '#d8e0e2'],
}

function drawHills(scene: Scene, random: Random, width: number): void {
  const color = random.pick(HILL_COLORS[scene.season])
  const layers = 3
  for (let layer = 0; layer < layers; layer++) {
    throughHaze(scene, 0.66 - layer * 0.2, () => {
      const edge = rollingEdge(random, width, scene.ground - 190 + layer * 58, 44 - layer * 8, 6 + layer * 2)
      const tone = mix(color, '#6f93a8', 0.3 - layer * 0.12)
      scene.pen.path(
        belowEdge(edge, scene.ground + 20),
        scene.pen.linear(
          [
            [0, lighten(tone, 0.1)],
            [1, darken(tone, 0.12)],
          ],
          [0, 0, 0.6, 1],
        ),
      )
    })
  }
}

function drawMountains(scene: Scene, random: Random, width: number): void {
  const { pen } = scene
  const rock = random.pick(['#7487a0', '#7d849c', '#6d8a97'])
  throughHaze(scene, 0.35, () => {
    const peaks = Math.round(width / 300)
    for (const index of random.shuffled(Array.from({ length: peaks + 1 }, (_, position) => position))) {
      const x = (index / peaks) * width + random.range(-60, 60)
      const height = random.range(230, 430)
      const half = height * random.range(0.75, 1)
      const top = scene.ground - height
      const base = scene.ground
      pen.polygon(
        [
          [x - half, base],
          [x - half * 0.42, top + height * 0.46],
          [x, top],
          [x + half * 0.36, top + height * 0.4],
          [x + half, base],
        ],
        lighten(rock, 0.2),
      )
      pen.polygon(
        [
          [x, top],
          [x + half * 0.36, top + height * 0.4],
          [x + half, base],
          [x + half * 0.1, base],
          [x - half * 0.1, top + height * 0.6],
          [x + half * 0.12, top + height * 0.3],
        ],
        darken(rock, 0.14),
      )
      const snow = scene.season === 'summer' ? 0.16 : 0.32
      pen.polygon(
        [
          [x, top],
          [x - half * snow * 0.95, top + height * snow],
          [x - half * snow * 0.5, top + height * snow * 0.86],
          [x - half * snow * 0.2, top + height * snow * 1.12],
          [x + half * 0.05, top + height * snow * 0.8],
        ],
        '#fbfbf8',
      )
      pen.polygon(
        [
          [x, top],
          [x + half * 0.05, top + height * snow * 0.8],
          [x + half * snow * 0.5, top + height * snow * 1.1],
          [x + half * snow * 0.9, top + height * snow],
        ],
        '#c3d0e0',
      )
    }
  })
  drawConiferLine(scene, random, width)
}

function drawConiferLine(scene: Scene, random: Random, width: number): void {
  for (let layer = 0; layer < 2; layer++) {
    throughHaze(scene, 0.5 - layer * 0.22, () => {
      let path = ''
      const base = scene.ground + 10
      for (let x = -30; x < width + 30; x += random.range(18, 34)) {
        const height = random.range(60, 120) - layer * 22 + 40 * Math.sin(x / 190 + layer * 2)
        const half = height * 0.19
        path += closedPath([
          [x, base - 40 - height],
          [x + half * 0.7, base - 40 - height * 0.4],
          [x + half * 0.45, base - 40 - height * 0.4],
          [x + half, base],
          [x - half, base],
          [x - half * 0.45, base - 40 - height * 0.4],
          [x - half * 0.7, base - 40 - height * 0.4],
        ])
      }
      scene.pen.path(path + `M-20 ${round(base - 40)}H${width + 20}V${round(base)}H-20Z`, layer ? '#41685a' : '#58806f')
    })
  }
}

function drawTreeline(scene: Scene, random: Random, width: number): void {
  const colors: Record<Season, Color> = { spring: '#93b584', summer: '#5d8d6b', autumn: '#bd8650', winter: '#8d98a0' }
  for (let layer = 0; layer < 2; layer++) {
    throughHaze(scene, 0.52 - layer * 0.2, () => {
      const groups: Record<Color, string> = {}
      for (let x = -40; x < width + 60; x += random.range(46, 84)) {
        const radius = random.range(44, 76)
        const tone = mix(
          colors[scene.season],
          random.pick(['#d9b45c', '#3f7a68', '#7a9f6b', '#5d8d6b']),
          scene.season === 'winter' ? 0.08 : 0.3,
        )
        groups[tone] =
          (groups[tone] ?? '') + blob(random, x, scene.ground - 62 + layer * 30 - random.range(0, 44), radius, radius * 0.92, 0.08)
      }
      for (const [tone, path] of Object.entries(groups)) {
        scene.pen.path(
          path,
          scene.pen.linear(
            [
              [0, lighten(tone, 0.14)],
              [1, darken(tone, 0.2)],
            ],
            [0.2, 0, 0.5, 1],
          ),
        )
      }
      scene.pen.rect(-10, scene.ground - 50 + layer * 20, width + 20, 80, darken(colors[scene.season], 0.2))
    })
  }
}

function drawDesertRange(scene: Scene, random: Random, width: number): void {
  const { pen } = scene
  throughHaze(scene, 0.5, () => {
    const ridge: Point[] = []
    for (let x = -60; x <= width + 60; x += random.range(60, 130)) ridge.push([x, scene.ground - random.range(120, 230)])
    pen.path(
      `${closedPath([[-60, scene.ground], ...ridge, [width + 60, scene.ground]])}`,
      pen.linear([
        [0, '#9a7f96'],
        [1, '#c49a8c'],
      ]),
    )
  })
  throughHaze(scene, 0.28, () => {
    for (let mesa = 0; mesa < 2; mesa++) {
      const left = random.range(-100, 300) + mesa * random.range(700, 1000)
      const reach = random.range(260, 460)
      const top = scene.ground - random.range(130, 200)
      pen.polygon(
        [
          [left, scene.ground],
          [left + 60, top + 60],
          [left + 84, top],
          [left + reach, top + 6],
          [left + reach + 18, top + 58],
          [left + reach + 96, scene.ground],
        ],
        pen.linear([
          [0, '#cf8a66'],
          [0.45, '#b87358'],
          [1, '#d7a585'],
        ]),
      )
      let cracks = ''
      for (let x = left + 96; x < left + reach; x += random.range(22, 50))
        cracks += `M${round(x)} ${round(top + 5)}l${round(random.range(-6, 6))} ${round(random.range(26, 60))}`
      pen.line(cracks, '#8f5848', 4, { opacity: 0.35 })
    }
    pen.path(belowEdge(rollingEdge(random, width, scene.ground - 36, 14, 7), scene.ground + 20), '#cfa883')
  })
}

function drawSea(scene: Scene, random: Random, width: number): void {
  const { pen, light } = scene
  const horizon = scene.ground - 128
  const water = mix('#4f93a6', light.sky[1], 0.4)
  pen.rect(
    -10,
    horizon,
    width + 20,
    150,
    pen.linear([
      [0, mix(water, light.sky[2], 0.4)],
      [1, darken(water, 0.12)],
    ]),
  )
  let glints = ''
  for (let index = 0; index < 70; index++) {
    const depth = random.next()
    glints += `M${round(random.range(0, width))} ${round(horizon + 6 + depth ** 1.3 * 112)}h${round(10 + depth * 36)}`
  }
  pen.line(glints, light.cloud, 2, { opacity: 0.5 })
  throughHaze(scene, 0.4, () => {
    const side = random.pick([-60, width * 0.74])
    pen.path(
      `M${round(side)} ${round(horizon + 8)}q${round(width * 0.05)} -64 ${round(width * 0.14)} -56q${round(width * 0.08)} 4 ${round(width * 0.2)} 56Z`,
      '#7d9b88',
    )
  })
  for (let boat = 0; boat < random.int(1, 3); boat++) {
    const x = random.range(80, width - 80)
    const y = horizon + random.range(10, 40)
    const size = random.range(22, 40)
    pen.path(
      `M${round(x)} ${round(y - size * 1.5)}v${round(size * 1.35)}h${round(size * 0.8)}Q${round(x + size * 0.7)} ${round(y - size * 0.8)} ${round(x)} ${round(y - size * 1.5)}Z`,
      '#fff9ec',
    )
    pen.path(`M${round(x - 4)} ${round(y - size * 1.3)}v${round(size * 1.15)}h${round(-size * 0.5)}Z`, '#e6c7a6')
    pen.path(`M${round(x - size * 0.7)} ${round(y - 5)}h${round(size * 1.6)}l${round(-size * 0.3)} 9h${round(-size)}Z`, '#b8593f')
  }
  pen.path(belowEdge(rollingEdge(random, width, scene.ground - 16, 12, 8), scene.ground + 20), '#dccba2')
  let grass = ''
  for (let index = 0; index < 90; index++) {
    const x = random.range(0, width)
    grass += `M${round(x)} ${round(scene.ground + 2)}q${round(random.range(-6, 10))} -18 ${round(random.range(-8, 20))} ${round(random.range(-26, -44))}`
  }
  pen.line(grass, '#a5a868', 2.6)
}

function drawCity(scene: Scene, random: Random, width: number): void {
  const { pen, light } = scene
  for (let layer = 0; layer < 2; layer++) {
    throughHaze(scene, 0.62 - layer * 0.24, () => {
      let lights = ''
      for (let x = -20; x < width;) {
        const span = random.range(50, 120)
        const height = random.range(120, 300) * (layer ? 0.72 : 1.15)
        const tone = random.pick(['#7f8fa0', '#8f95a3', '#9c8f8f', '#73868f', '#a39a92'])
        const top = scene.ground - height
        pen.rect(
          x,
          top,
          span,
          height + 20,
          pen.linear(
            [
              [0, lighten(tone, 0.12)],
              [1, darken(tone, 0.14)],
            ],
            [0, 0, 1, 0],
          ),
        )
        if (random.chance(0.3)) pen.rect(x + span * 0.25, top - 16, span * 0.5, 18, tone)
        if (random.chance(0.2)) pen.line(`M${round(x + span / 2)} ${round(top)}v-44`, tone, 3)
        for (let row = top + 14; row < scene.ground - 30; row += 22) {
          for (let column = x + 9; column < x + span - 10; column += 15)
            if (random.chance(light.lampsOn ? 0.45 : 0.3)) lights += `M${round(column)} ${round(row)}v9`
        }
        x += span + random.range(-12, 10)
      }
      if (light.lampsOn) pen.glowing(() => pen.line(lights, '#f8cf8c', 5, { cap: 'butt', opacity: 0.5 + layer * 0.3 }))
      else pen.line(lights, light.sky[1], 5, { cap: 'butt', opacity: 0.6 })
    })
  }
}

function drawPrairie(scene: Scene, random: Random, width: number): void {
  const { pen } = scene
  drawHillsLow(scene, random, width)
  throughHaze(scene, 0.3, () => {
    const base = scene.ground - 46
    const barnX = random.range(60, width * 0.2) + (random.chance(0.5) ? width * 0.7 : 0)
    pen.polygon(
      [
        [barnX, base],
        [barnX, base - 44],
        [barnX + 16, base - 66],
        [barnX + 42, base - 78],
        [barnX + 68, base - 66],
        [barnX + 84, base - 44],
        [barnX + 84, base],
      ],
      '#a8503f',
    )
    pen.polygon(
      [
        [barnX + 84, base],
        [barnX + 84, base - 44],
        [barnX + 68, base - 66],
        [barnX + 42, base - 78],
        [barnX + 120, base - 78],
        [barnX + 160, base - 44],
        [barnX + 160, base],
      ],
      '#7d3f38',
    )
    pen.rect(barnX + 28, base - 30, 28, 30, '#f3e8d4')
    pen.rect(
      barnX + 174,
      base - 112,
      34,
      112,
      pen.linear(
        [
          [0, '#e6e4dc'],
          [1, '#a3aab0'],
        ],
        [0, 0, 1, 0],
      ),
    )
    pen.path(`M${round(barnX + 174)} ${round(base - 112)}a17 17 0 0 1 34 0Z`, '#b9bcc0')
  })
}

function drawHillsLow(scene: Scene, random: Random, width: number): void {
  const fields: Record<Season, readonly Color[]> = {
    spring: ['#a9c283', '#c2cf8f', '#8fb58a'],
    summer: ['#d9c27a', '#9fb070', '#c9b56a'],
    autumn: ['#d2a85c', '#bd8a4a', '#a89a60'],
    winter: ['#e3eaec', '#d3dee4', '#eef2f2'],
  }
  fields[scene.season].forEach((color, layer) => {
    throughHaze(scene, 0.46 - layer * 0.16, () => {
      const edge = rollingEdge(random, width, scene.ground - 110 + layer * 36, 14, 5)
      scene.pen.path(belowEdge(edge, scene.ground + 20), color)
    })
  })
}

function drawPalmGrove(scene: Scene, random: Random, width: number): void {
  drawTreeline(scene, random, width)
  const { pen } = scene
  throughHaze(scene, 0.42, () => {
    for (let index = 0; index < 6; index++) {
      const x = random.range(0, width)
      const top = scene.ground - random.range(210, 330)
      pen.line(`M${round(x)} ${round(scene.ground - 40)}Q${round(x + 8)} ${round(top + 90)} ${round(x + 14)} ${round(top)}`, '#8a7660', 7)
      let crown = ''
      for (let leaf = 0; leaf < 9; leaf++) {
        const angle = Math.PI + (leaf / 8) * Math.PI
        crown += `M${round(x + 14)} ${round(top)}q${round(Math.cos(angle) * 36)} ${round(Math.sin(angle) * 46 - 8)} ${round(Math.cos(angle) * 66)} ${round(Math.sin(angle) * 34 + 30)}`
      }
      pen.line(crown, '#4f7f62', 9)
    }
  })
}

const both =
  (one: Backdrop, other: Backdrop): Backdrop =>
  (scene, random, width) => {
    one(scene, random, width)
    other(scene, random, width)
  }

const BACKDROPS: Record<Region, readonly Backdrop[]> = {
  northeast: [both(drawHills, drawTreeline), drawTreeline, drawHills],
  south: [drawTreeline, both(drawHills, drawTreeline)],
  midwest: [drawPrairie, drawTreeline, drawHillsLow],
  mountain: [drawMountains, drawMountains, both(drawMountains, drawHillsLow)],
  desert: [drawDesertRange],
  atlantic: [drawSea],
  subtropical: [drawPalmGrove, both(drawSea, drawPalmGrove)],
  california: [both(drawHills, drawPalmGrove), drawHills, drawSea],
  pacific: [both(drawHills, drawConiferLine), drawMountains, drawConiferLine],
  city: [drawCity, drawCity, both(drawCity, drawTreeline)],
}

export function drawBackdrop(scene: Scene, width: number): void {
  const random = scene.random.fork('backdrop')
  random.pick(BACKDROPS[scene.region])(scene, random, width)
}
