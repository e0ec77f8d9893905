import { type Color, darken, lighten, lightness, mix, multiply } from './color.ts'
import { blob, leafDabs, type Point, round } from './geometry.ts'
import type { Random } from './random.ts'
import type { Scene, Season } from './scene.ts'

const FOLIAGE: Record<Season, readonly Color[]> = {
  spring: ['#8fb573', '#a3bd74', '#7aa876', '#e2a9ae', '#eec3bd', '#9dbb86'],
  summer: ['#5c9a62', '#6fa268', '#82a85f', '#4f8d68', '#8fa95f', '#65997a'],
  autumn: ['#d48a3c', '#c8643a', '#dcae4a', '#b8502f', '#9a9a52', '#cf7a45'],
  winter: ['#7d8a74', '#88907c', '#6d8272'],
}

const leafColor = (random: Random, season: Season) => random.pick(FOLIAGE[season])

function drawTrunk(scene: Scene, x: number, base: number, height: number, thickness: number, bark: Color): void {
  const half = thickness / 2
  const { pen } = scene
  pen.path(
    `M${round(x - half * 1.5)} ${round(base)}q${round(half * 0.7)} ${round(-height * 0.3)} ${round(half * 0.8)} ${round(-height)}h${round(half * 1.4)}q${round(half * 0.1)} ${round(height * 0.7)} ${round(half * 0.8)} ${round(height)}Z`,
    pen.linear(
      [
        [0, lighten(bark, 0.18)],
        [0.5, bark],
        [1, darken(bark, 0.35)],
      ],
      [0, 0, 1, 0],
    ),
  )
}

/** Light lies on the grass under a tree as a soft pool of shade, drawn out to the right. */
function drawShade(scene: Scene, x: number, base: number, reach: number): void {
  const { pen, light } = scene
  const length = reach * (0.9 + light.shadowLength * 0.9)
  const shade = pen.radial([
    [0, light.shadow, light.shadowOpacity * 1.5],
    [0.6, light.shadow, light.shadowOpacity * 0.8],
    [1, light.shadow, 0],
  ])
  pen.ellipse(x + length * 0.35, base + 4, length, reach * 0.16 + 6, shade)
}

function drawBareTree(scene: Scene, random: Random, x: number, base: number, height: number): void {
  const strokes = new Map<number, string>()
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const toX = fromX + Math.sin(angle) * length
    const toY = fromY - Math.cos(angle) * length
    const bend = random.range(-0.12, 0.12) * length
    const stroke = `M${round(fromX)} ${round(fromY)}Q${round((fromX + toX) / 2 + bend)} ${round((fromY + toY) / 2)} ${round(toX)} ${round(toY)}`
    strokes.set(depth, (strokes.get(depth) ?? '') + stroke)
    if (depth === 0) return
    const forks = depth > 2 ? 3 : 2
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork - (forks - 1) / 2) * 0.62
      grow(toX, toY, angle * 0.85 + spread + random.range(-0.18, 0.18), length * random.range(0.6, 0.78), depth - 1)
    }
  }
  grow(x, base, random.range(-0.05, 0.05), height * 0.34, 4)
  const bark = random.pick(['#6b5a52', '#77685e', '#5d544f'])
  for (const [depth, path] of [...strokes].sort(([one], [other]) => one - other)) {
    scene.pen.line(path, lighten(bark, 0.1 * (4 - depth)), Math.max(1.6, (height / 34) * 0.62 ** (4 - depth)))
  }
}

interface Crown {
  x: number
  y: number
  /** Half the width and half the height. */
  reach: number
  rise: number
}

/** Leaves turn towards deep green in shade, autumn ones towards umber. */
const inShade = (leaf: Color, amount: number) =>
  mix(leaf, lightness(multiply(leaf, '#ff0000')) > lightness(multiply(leaf, '#00ff00')) ? '#5b2f2a' : '#1d4741', amount)

/** Tufts from the shaded underside up to the sunlit top, each lit from the upper left. */
function drawCrown(scene: Scene, random: Random, crown: Crown, leaf: Color): void {
  const { pen } = scene
  const rows = [
    { at: 0.62, across: 0.7, count: 4, tone: inShade(leaf, 0.4) },
    { at: 0.2, across: 0.86, count: 5, tone: inShade(leaf, 0.2) },
    { at: -0.2, across: 0.72, count: 4, tone: leaf },
    { at: -0.56, across: 0.42, count: 3, tone: lighten(leaf, 0.14) },
  ]
  const core = blob(random, crown.x, crown.y, crown.reach * 0.78, crown.rise * 0.8, 0.06)
  pen.path(core, inShade(leaf, 0.4))
  for (const { at, across, count, tone } of rows) {
    const puff = pen.linear(
      [
        [0, lighten(tone, 0.24)],
        [0.45, tone],
        [1, inShade(tone, 0.28)],
      ],
      [0.15, 0, 0.7, 1],
    )
    for (const slot of random.shuffled(Array.from({ length: count }, (_, index) => index))) {
      const side = count === 1 ? 0 : (slot / (count - 1)) * 2 - 1
      const size = crown.reach * random.range(0.3, 0.44)
      const x = crown.x + side * crown.reach * across + random.range(-0.08, 0.08) * crown.reach
      const y = crown.y + (at + random.range(-0.1, 0.1) + Math.abs(side) * 0.12) * crown.rise
      pen.path(blob(random, x, y, size, size * random.range(0.74, 0.92), 0.1, 10), puff)
    }
  }
  const { x, y, reach, rise } = crown
  pen.path(leafDabs(random, x, y, reach * 1.0, rise * 0.94, 26, reach * 0.08), leaf)
  pen.path(leafDabs(random, x - reach * 0.16, y - rise * 0.26, reach * 0.8, rise * 0.66, 34, reach * 0.075), lighten(leaf, 0.42))
  pen.path(leafDabs(random, x + reach * 0.2, y + rise * 0.34, reach * 0.76, rise * 0.56, 26, reach * 0.075), darken(leaf, 0.46), {
    opacity: 0.6,
  })
}

export function drawBroadleaf(scene: Scene, x: number, base: number, height: number, label: string): void {
  const random = scene.random.fork(`tree ${label}`)
  drawShade(scene, x, base, height * 0.34)
  if (scene.season === 'winter') {
    drawBareTree(scene, random, x, base, height)
    return
  }
  const leaf = leafColor(random, scene.season)
  const birch = random.chance(0.18)
  const bark = birch ? '#e9e4da' : random.pick(['#7d6350', '#86705c', '#6d5a4e'])
  const habit = random.pick([
    [0.36, 0.34],
    [0.44, 0.3],
    [0.25, 0.38],
    [0.32, 0.36],
  ] as const)
  const crown: Crown = {
    x: x + random.range(-0.03, 0.03) * height,
    y: base - height * (1 - habit[1]),
    reach: height * habit[0],
    rise: height * habit[1],
  }
  const thickness = (birch ? 0.036 : 0.055) * height + 4
  drawTrunk(scene, x, base, height * 0.62, thickness, bark)
  if (birch) {
    let marks = ''
    for (let mark = 0; mark < 9; mark++)
      marks += `M${round(x + random.range(-0.4, 0.1) * thickness)} ${round(base - random.range(0.03, 0.42) * height)}h${round(thickness * 0.32)}`
    scene.pen.line(marks, '#5d5753', 3)
  }
  for (const side of [-1, 1]) {
    scene.pen.line(
      `M${round(x)} ${round(base - height * 0.28)}Q${round(x + side * crown.reach * 0.2)} ${round(base - height * 0.4)} ${round(x + side * crown.reach * 0.42)} ${round(crown.y)}`,
      darken(bark, 0.2),
      height * 0.02 + 2,
    )
  }
  drawCrown(scene, random, crown, leaf)
}

/** A branch that hangs into the picture from the tree one stands under. */
export function drawOverhang(scene: Scene): void {
  const { pen } = scene
  const random = scene.random.fork('overhang')
  const leaf = darken(leafColor(random, scene.season), 0.3)
  const reach = random.range(260, 420)
  pen.line(
    `M-20 ${round(random.range(10, 60))}Q${round(reach * 0.5)} 30 ${round(reach)} ${round(random.range(90, 150))}`,
    darken('#6d5a4e', 0.25),
    9,
  )
  for (let index = 0; index < 8; index++) {
    const along = index / 7
    pen.path(
      leafDabs(random, along * reach, 40 + along * 60 + random.range(-20, 30), 84 - along * 26, 62 - along * 14, 26, 27),
      index % 3 === 0 ? lighten(leaf, 0.22) : darken(leaf, 0.12 * (index % 2)),
    )
  }
}

export function drawConifer(scene: Scene, x: number, base: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`conifer ${label}`)
  const needle = random.pick(['#3d6b58', '#4a7560', '#35604f', '#56806a', '#5d8272'])
  const half = height * random.range(0.17, 0.25)
  drawShade(scene, x, base, half * 1.1)
  drawTrunk(scene, x, base, height * 0.16, height * 0.045, '#6f5647')
  const tiers = random.int(5, 7)
  for (let tier = 0; tier < tiers; tier++) {
    const top = base - height + (tier / tiers) * height * 0.84
    const bottom = base - height * 0.08 - (1 - (tier + 1) / tiers) * height * 0.8
    const reach = half * (0.28 + 0.72 * ((tier + 1) / tiers))
    const skirt: Point[] = [[x, top]]
    const teeth = 6
    for (let tooth = 0; tooth <= teeth; tooth++) {
      const across = x + reach - (tooth / teeth) * reach * 2
      const sag = Math.sin((tooth / teeth) * Math.PI) * height * 0.028
      skirt.push([across, bottom + sag + random.range(-3, 3)], [across - reach / teeth, bottom + sag - height * 0.022])
    }
    skirt.pop()
    const shadeSide = pen.linear(
      [
        [0, lighten(needle, 0.16)],
        [0.5, needle],
        [1, darken(needle, 0.34)],
      ],
      [0, 0, 1, 0.3],
    )
    pen.polygon(skirt, shadeSide)
    if (scene.season === 'winter') {
      pen.path(
        `M${round(x)} ${round(top)}L${round(x - reach * 0.82)} ${round(bottom - height * 0.02)}q${round(reach * 0.3)} ${round(-height * 0.004)} ${round(reach * 0.42)} ${round(-height * 0.03)}q${round(reach * 0.16)} ${round(height * 0.02)} ${round(reach * 0.4)} ${round(-height * 0.012)}Z`,
        '#f3f6f8',
        { opacity: 0.92 },
      )
    } else {
      pen.path(
        `M${round(x)} ${round(bottom)}q${round(reach * 0.5)} ${round(-height * 0.02)} ${round(reach * 0.9)} ${round(height * 0.004)}L${round(x + reach * 0.2)} ${round(top + height * 0.08)}Z`,
        darken(needle, 0.35),
        { opacity: 0.25 },
      )
    }
  }
}

export function drawCypress(scene: Scene, x: number, base: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`cypress ${label}`)
  const leaf = random.pick(['#47705a', '#3f6652', '#557a5e'])
  const half = height * random.range(0.09, 0.13)
  drawShade(scene, x, base, half * 1.6)
  drawTrunk(scene, x, base, height * 0.12, 10, '#6d5a4e')
  pen.path(
    `M${round(x)} ${round(base - height)}C${round(x + half * 0.8)} ${round(base - height * 0.75)} ${round(x + half * 1.5)} ${round(base - height * 0.3)} ${round(x + half * 0.7)} ${round(base - height * 0.06)}Q${round(x)} ${round(base - height * 0.02)} ${round(x - half * 0.7)} ${round(base - height * 0.06)}C${round(x - half * 1.5)} ${round(base - height * 0.3)} ${round(x - half * 0.8)} ${round(base - height * 0.75)} ${round(x)} ${round(base - height)}Z`,
    pen.linear(
      [
        [0, lighten(leaf, 0.2)],
        [0.45, leaf],
        [1, darken(leaf, 0.4)],
      ],
      [0, 0, 1, 0.15],
    ),
  )
  pen.path(leafDabs(random, x - half * 0.3, base - height * 0.45, half * 0.7, height * 0.36, 34, 9), lighten(leaf, 0.3), { opacity: 0.8 })
}

function frond(x: number, y: number, angle: number, length: number): string {
  const dx = Math.cos(angle) * length
  const dy = Math.sin(angle) * length
  const droop = length * 0.42
  const tip: Point = [x + dx, y + dy + droop]
  const upper: Point = [x + dx * 0.55, y + dy * 0.75 - length * 0.2]
  const lower: Point = [x + dx * 0.5, y + dy * 0.7 + length * 0.1]
  const notches = 5
  let path = `M${round(x)} ${round(y)}Q${round(upper[0])} ${round(upper[1])} ${round(tip[0])} ${round(tip[1])}`
  for (let notch = notches; notch > 0; notch--) {
    const along = notch / (notches + 1)
    const curveX = (1 - along) ** 2 * x + 2 * (1 - along) * along * lower[0] + along ** 2 * tip[0]
    const curveY = (1 - along) ** 2 * y + 2 * (1 - along) * along * lower[1] + along ** 2 * tip[1]
    path += `L${round(curveX)} ${round(curveY + length * 0.13)}L${round(curveX - dx * 0.06)} ${round(curveY - 1)}`
  }
  return path + 'Z'
}

export function drawPalm(scene: Scene, x: number, base: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`palm ${label}`)
  const lean = random.range(-0.13, 0.13) * height
  const leaf = random.pick(['#5b8c62', '#4c8068', '#6e9560', '#3f7660'])
  const bark = random.pick(['#a58a6c', '#9a826b', '#b29a7c'])
  const top: Point = [x + lean, base - height * 0.8]
  drawShade(scene, x, base, height * 0.2)
  const thickness = height * 0.022 + 4
  pen.path(
    `M${round(x - thickness)} ${round(base)}Q${round(x - thickness * 0.4)} ${round(base - height * 0.4)} ${round(top[0] - thickness * 0.5)} ${round(top[1])}h${round(thickness)}Q${round(x + thickness * 0.8)} ${round(base - height * 0.4)} ${round(x + thickness)} ${round(base)}Z`,
    pen.linear(
      [
        [0, lighten(bark, 0.25)],
        [1, darken(bark, 0.35)],
      ],
      [0, 0, 1, 0],
    ),
  )
  let rings = ''
  for (let ring = 1; ring < 13; ring++) {
    const along = ring / 13
    const ringX = x + lean * along ** 2
    rings += `M${round(ringX - thickness * 0.7)} ${round(base - height * 0.8 * along)}q${round(thickness * 0.7)} 4 ${round(thickness * 1.4)} 0`
  }
  pen.line(rings, darken(bark, 0.3), 1.8, { opacity: 0.5 })
  const length = height * random.range(0.24, 0.3)
  const angles = [-2.9, -0.25, -2.55, -0.6, -2.1, -1.0, -1.57, -3.25, 0.12]
  angles.forEach((angle, index) => {
    const color = index < 2 || index > 6 ? darken(leaf, 0.3) : mix(leaf, '#fff0b8', angle < -1.5 ? 0.18 : 0.02)
    pen.path(frond(top[0], top[1], angle + random.range(-0.14, 0.14), length * random.range(0.85, 1.1)), color)
  })
  pen.path(`M${round(top[0] - 6)} ${round(top[1] + 4)}a7 7 0 1 1 8 5a6 6 0 1 1 -8 -5Z`, '#8a6a45')
}

export function drawSaguaro(scene: Scene, x: number, base: number, height: number, label: string): void {
  const { pen } = scene
  const random = scene.random.fork(`saguaro ${label}`)
  const green = random.pick(['#5d8a6a', '#6a9070', '#4f7d66'])
  const width = height * 0.15
  drawShade(scene, x, base, height * 0.22)
  const arm = (side: number, y: number, length: number) =>
    `M${round(x)} ${round(y)}h${round(side * width * 1.5)}q${round(side * width * 0.5)} 0 ${round(side * width * 0.5)} ${round(-width * 0.6)}v${round(-length)}`
  const limbs = `M${round(x)} ${round(base)}V${round(base - height)}`
  const arms =
    arm(-1, base - height * random.range(0.34, 0.5), height * random.range(0.2, 0.3)) +
    arm(1, base - height * random.range(0.3, 0.6), height * random.range(0.14, 0.28))
  pen.line(arms, darken(green, 0.16), width * 0.72)
  pen.line(limbs, green, width)
  pen.line(`M${round(x - width * 0.24)} ${round(base - 4)}V${round(base - height)}`, lighten(green, 0.24), width * 0.22)
  pen.line(
    `M${round(x + width * 0.3)} ${round(base - 2)}V${round(base - height)}M${round(x + width * 0.05)} ${round(base - 2)}V${round(base - height)}`,
    darken(green, 0.4),
    2,
    { opacity: 0.5 },
  )
}
