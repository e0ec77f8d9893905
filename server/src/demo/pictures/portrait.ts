import { darken, lighten, lightness, mix, type Color } from './color.ts'
import { round } from './geometry.ts'
import { Pen } from './pen.ts'
import { randomFrom, type Random } from './random.ts'

const SIZE = 640
const MIDDLE = SIZE / 2
const FACE = { y: 288, half: 104, rise: 134 }

const SKINS: readonly Color[] = ['#f4d3bc', '#eac0a2', '#d9a580', '#c68c65', '#a86f4c', '#916043', '#7c5039', '#6a4431']
const HAIRS: readonly Color[] = ['#2b2321', '#3f2d25', '#5d3f2d', '#7f5636', '#a8763f', '#c99a55', '#b5532f', '#8a8784', '#d6d1c8']
const GROUNDS: readonly Color[] = [
  '#e9d3b8',
  '#d9dfcf',
  '#e6c2a8',
  '#cfdad9',
  '#f0dca6',
  '#d8c6cf',
  '#c3d2c0',
  '#e8b79a',
  '#c9d3e0',
  '#f1e4cf',
]
const CLOTHES: readonly Color[] = [
  '#1f5c4a',
  '#b5532f',
  '#34526b',
  '#d9a441',
  '#6f8f7a',
  '#7a3b4a',
  '#f1e6d2',
  '#4a5560',
  '#c9785a',
  '#5f7690',
  '#8a6f9a',
  '#2f3d3a',
]

interface Person {
  pen: Pen
  random: Random
  skin: Color
  hair: Color
  cloth: Color
}

type HairStyle = 'short' | 'side' | 'long' | 'bob' | 'curls' | 'bun' | 'bald' | 'scarf' | 'waves' | 'buzz' | 'locs'

function drawGround({ pen }: Person, color: Color): void {
  pen.rect(
    0,
    0,
    SIZE,
    SIZE,
    pen.linear(
      [
        [0, lighten(color, 0.3)],
        [1, darken(color, 0.06)],
      ],
      [0, 0, 0.6, 1],
    ),
  )
  pen.circle(MIDDLE - 60, 250, 300, lighten(color, 0.5), { opacity: 0.35 })
}

/** Whatever of the hair lies behind neck and shoulders. */
function drawHairBehind({ pen, hair, random }: Person, style: HairStyle): void {
  const { y, half } = FACE
  const shade = pen.linear([
    [0, hair],
    [1, darken(hair, 0.3)],
  ])
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  switch (style) {
    case 'long':
      pen.path(
        `M${left - 26} ${y - 40}C${left - 40} ${y - 210} ${right + 40} ${y - 210} ${right + 26} ${y - 40}C${right + 50} ${y + 120} ${right + 40} ${y + 190} ${right + 52} ${y + 270}H${left - 52}C${left - 40} ${y + 190} ${left - 50} ${y + 120} ${left - 26} ${y - 40}Z`,
        shade,
      )
      break
    case 'waves':
      pen.path(
        `M${left - 24} ${y - 40}C${left - 40} ${y - 220} ${right + 40} ${y - 220} ${right + 24} ${y - 40}q44 40 18 90q42 44 10 92q10 40 -30 60H${left - 22}q-40 -20 -30 -60q-32 -48 10 -92q-26 -50 18 -90Z`,
        shade,
      )
      break
    case 'bob':
      pen.path(
        `M${left - 24} ${y - 30}C${left - 40} ${y - 210} ${right + 40} ${y - 210} ${right + 24} ${y - 30}q22 90 6 150q-40 16 -70 -2H${left + 64}q-30 18 -70 2q-16 -60 6 -150Z`,
        shade,
      )
      break
    case 'locs':
      for (let strand = 0; strand < 11; strand++) {
        const x = left - 18 + strand * ((half * 2 + 36) / 10)
        const edge = Math.abs(strand - 5) / 5
        pen.line(
          `M${round(x)} ${y - 60}q${round((strand - 5) * 3)} 90 ${round((strand - 5) * 5)} ${round(150 + edge * 90)}`,
          strand % 2 ? hair : darken(hair, 0.24),
          25,
        )
      }
      break
    case 'curls':
      for (let curl = 0; curl < 26; curl++) {
        const angle = Math.PI * (0.9 + (curl / 25) * 1.2)
        pen.circle(
          MIDDLE + Math.cos(angle) * (half + 34) + random.range(-8, 8),
          y - 30 + Math.sin(angle) * 132 + random.range(-8, 8),
          random.range(36, 50),
          curl % 2 ? hair : darken(hair, 0.14),
        )
      }
      break
    case 'bun':
      pen.circle(MIDDLE + random.range(-12, 12), y - 182, 54, shade)
      pen.path(`M${MIDDLE - 30} ${y - 170}q30 -40 62 -10`, 'none', { stroke: lighten(hair, 0.2), width: 5, opacity: 0.5 })
      break
    case 'scarf':
    case 'short':
    case 'side':
    case 'buzz':
    case 'bald':
      break
  }
}

function drawBody({ pen, skin, cloth, random }: Person): void {
  const neck = pen.linear([
    [0, darken(skin, 0.24)],
    [0.6, skin],
  ])
  const shoulders = random.range(196, 226)
  const top = 468
  pen.path(`M${MIDDLE - 52} 360V${top}q52 50 104 0V360Z`, neck)
  const shape = `M${round(MIDDLE - shoulders)} 660Q${round(MIDDLE - shoulders + 4)} 516 ${MIDDLE - 96} ${top + 12}Q${MIDDLE - 62} ${top - 2} ${MIDDLE - 54} ${top - 14}`
  const mirrored = `Q${MIDDLE + 62} ${top - 2} ${MIDDLE + 96} ${top + 12}Q${round(MIDDLE + shoulders - 4)} 516 ${round(MIDDLE + shoulders)} 660Z`
  const fabric = pen.linear(
    [
      [0, lighten(cloth, 0.16)],
      [0.6, cloth],
      [1, darken(cloth, 0.24)],
    ],
    [0, 0, 0.8, 1],
  )
  const style = random.pick(['crew', 'shirt', 'blazer', 'turtleneck', 'vee', 'stripes'] as const)
  const depth = style === 'vee' || style === 'blazer' ? 92 : 40
  if (style === 'blazer') {
    pen.path(
      `M${MIDDLE - 60} ${top - 14}L${MIDDLE} ${top + 40}L${MIDDLE + 60} ${top - 14}L${MIDDLE + 40} ${top + 170}H${MIDDLE - 40}Z`,
      '#f8f2e6',
    )
    pen.path(`${shape}L${MIDDLE} ${top + 150}V660H${round(MIDDLE - shoulders)}Z`, fabric)
    pen.path(`M${MIDDLE + 54} ${top - 14}${mirrored.replace('Z', '')}H${MIDDLE}V${top + 150}Z`, fabric)
    for (const [side, tone] of [
      [-1, lighten(cloth, 0.14)],
      [1, darken(cloth, 0.14)],
    ] as const) {
      const lapel = [
        [56, -18],
        [98, 34],
        [60, 54],
        [76, 74],
        [0, 156],
      ].map(([x, y]) => `${MIDDLE + side * x!} ${top + y!}`)
      pen.path(`M${lapel.join('L')}Z`, tone)
    }
    return
  }
  pen.path(`${shape}Q${MIDDLE} ${top + depth} ${MIDDLE + 54} ${top - 14}${mirrored}`, fabric)
  if (style === 'turtleneck') {
    pen.path(`M${MIDDLE - 60} ${top - 46}q60 34 120 0l6 56q-66 38 -132 0Z`, lighten(cloth, 0.1))
    pen.line(`M${MIDDLE - 58} ${top - 22}q58 34 116 0`, darken(cloth, 0.2), 3, { opacity: 0.5 })
  } else if (style === 'shirt') {
    pen.path(`M${MIDDLE - 58} ${top - 22}l-20 40l52 36l26 -26l26 26l52 -36l-20 -40q-58 62 -116 0Z`, lighten(cloth, 0.24))
    pen.line(`M${MIDDLE} ${top + 30}V660`, darken(cloth, 0.24), 3)
    for (const button of [60, 112, 164]) pen.circle(MIDDLE + 9, top + button, 5, lighten(cloth, 0.5))
  } else if (style === 'stripes') {
    pen.clipped(`${shape}Q${MIDDLE} ${top + depth} ${MIDDLE + 54} ${top - 14}${mirrored}`, () => {
      for (let y = top + 40; y < 660; y += 40) pen.line(`M60 ${y}q260 34 520 0`, lighten(cloth, 0.6), 13, { opacity: 0.8 })
    })
  } else pen.line(`M${MIDDLE - 56} ${top - 12}Q${MIDDLE} ${top + depth} ${MIDDLE + 56} ${top - 12}`, lighten(cloth, 0.26), 9)
}

function drawHead({ pen, skin, random }: Person): void {
  const { y, half, rise } = FACE
  const jaw = random.range(0.5, 0.72)
  for (const side of [-1, 1]) {
    pen.ellipse(MIDDLE + side * (half + 4), y + 18, 21, 30, side < 0 ? skin : darken(skin, 0.14))
    pen.path(`M${MIDDLE + side * (half + 8)} ${y + 6}q${side * 8} 12 ${-side * 2} 26`, 'none', {
      stroke: darken(skin, 0.26),
      width: 4,
      opacity: 0.6,
    })
  }
  const face = `M${MIDDLE} ${y - rise}C${MIDDLE + half * 1.1} ${y - rise} ${MIDDLE + half * 1.12} ${y - 20} ${MIDDLE + half} ${y + 30}Q${round(MIDDLE + half * 0.9)} ${y + 98} ${round(MIDDLE + half * jaw)} ${y + 126}Q${MIDDLE} ${round(y + rise + 34)} ${round(MIDDLE - half * jaw)} ${y + 126}Q${round(MIDDLE - half * 0.9)} ${y + 98} ${MIDDLE - half} ${y + 30}C${round(MIDDLE - half * 1.12)} ${y - 20} ${round(MIDDLE - half * 1.1)} ${y - rise} ${MIDDLE} ${y - rise}Z`
  pen.path(
    face,
    pen.linear(
      [
        [0, lighten(skin, 0.14)],
        [0.5, skin],
        [1, darken(skin, 0.12)],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  for (const side of [-1, 1]) pen.circle(MIDDLE + side * 60, y + 56, 26, mix(skin, '#d9654a', 0.5), { opacity: 0.28 })
}

function drawFeatures({ pen, skin, hair, random }: Person, elder: boolean): void {
  const { y } = FACE
  const ink = '#2b2321'
  const smiling = random.chance(0.4)
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 44
    if (smiling) pen.path(`M${x - 16} ${y + 12}q16 -20 32 0`, 'none', { stroke: ink, width: 7 })
    else {
      pen.ellipse(x, y + 8, 9.5, 12, ink)
      pen.circle(x - 3, y + 4, 3.4, '#ffffff')
    }
    const brow = random.range(-3, 3)
    pen.path(`M${x - 22} ${round(y - 26 + (side < 0 ? brow : 0))}q22 -16 44 ${round(side * 2)}`, 'none', {
      stroke: mix(hair, darken(skin, 0.5), elder ? 0.1 : 0.35),
      width: 8,
    })
  }
  pen.path(`M${MIDDLE - 2} ${y + 22}q-16 32 -8 38q8 6 20 2`, 'none', { stroke: darken(skin, 0.34), width: 6, opacity: 0.75 })
  const mouth = random.pick(['smile', 'open', 'soft'] as const)
  if (mouth === 'open') {
    pen.path(`M${MIDDLE - 36} ${y + 84}q36 12 72 0q-6 38 -36 38q-30 0 -36 -38Z`, '#8a3f3a')
    pen.path(`M${MIDDLE - 31} ${y + 87}q31 9 62 0l-3 10q-28 8 -56 0Z`, '#fffaf2')
  } else
    pen.path(
      `M${MIDDLE - (mouth === 'smile' ? 36 : 25)} ${y + 90}q${mouth === 'smile' ? 36 : 25} ${mouth === 'smile' ? 30 : 18} ${mouth === 'smile' ? 72 : 50} 0`,
      'none',
      { stroke: lightness(skin) > 0.5 ? mix(darken(skin, 0.5), '#a8433a', 0.5) : '#3a1a17', width: 7.5 },
    )
}

function drawHairBefore({ pen, hair, random, cloth }: Person, style: HairStyle): void {
  const { y, half, rise } = FACE
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  const top = y - rise
  const shade = pen.linear(
    [
      [0, lighten(hair, 0.2)],
      [0.5, hair],
      [1, darken(hair, 0.2)],
    ],
    [0, 0, 1, 0.4],
  )
  switch (style) {
    case 'short':
      pen.path(
        `M${left - 8} ${y + 4}C${left - 30} ${top - 30} ${MIDDLE - 60} ${top - 54} ${MIDDLE + 10} ${top - 40}C${right + 20} ${top - 40} ${right + 24} ${y - 70} ${right + 8} ${y + 4}q-8 -50 -26 -72q-80 16 -150 -14q-26 30 -40 86Z`,
        shade,
      )
      break
    case 'buzz':
      pen.path(
        `M${left - 2} ${y - 10}C${left - 12} ${top - 26} ${right + 12} ${top - 26} ${right + 2} ${y - 10}q-10 -60 -40 -72q-66 -18 -132 0q-30 12 -40 72Z`,
        shade,
        { opacity: 0.92 },
      )
      break
    case 'side':
      pen.path(
        `M${left - 10} ${y + 2}C${left - 34} ${top - 20} ${MIDDLE - 40} ${top - 66} ${MIDDLE + 40} ${top - 46}C${right + 30} ${top - 30} ${right + 22} ${y - 60} ${right + 8} ${y + 6}q-4 -60 -34 -92q-100 50 -156 6q-22 30 -28 82Z`,
        shade,
      )
      pen.path(`M${MIDDLE - 70} ${top + 30}q60 -50 130 -34`, 'none', { stroke: lighten(hair, 0.3), width: 6, opacity: 0.4 })
      break
    case 'long':
    case 'waves':
    case 'bob': {
      const part = random.range(-40, 40)
      pen.path(
        `M${round(MIDDLE + part)} ${top - 28}C${left - 40} ${top - 20} ${left - 34} ${y - 20} ${left - 14} ${y + 66}q12 -20 14 -56q60 -20 ${round(half + part)} -110q30 80 ${round(half - part)} 108q0 40 16 58C${right + 36} ${y - 20} ${right + 40} ${top - 20} ${round(MIDDLE + part)} ${top - 28}Z`,
        shade,
      )
      break
    }
    case 'bun':
      pen.path(
        `M${left - 6} ${y + 10}C${left - 26} ${top - 34} ${right + 26} ${top - 34} ${right + 6} ${y + 10}q-12 -70 -60 -94q-50 -22 -100 0q-48 24 -56 94Z`,
        shade,
      )
      break
    case 'curls':
    case 'locs':
      for (let curl = 0; curl < 11; curl++) {
        const along = curl / 10
        pen.circle(
          left - 4 + along * (half * 2 + 8),
          y - 74 - Math.sin(along * Math.PI) * 62,
          style === 'locs' ? 24 : random.range(30, 40),
          curl % 2 ? lighten(hair, 0.08) : hair,
        )
      }
      break
    case 'scarf': {
      const wrap = random.pick(CLOTHES.filter((color) => color !== cloth))
      pen.path(
        `M${left - 20} ${y + 30}C${left - 44} ${top - 104} ${right + 44} ${top - 104} ${right + 20} ${y + 30}Q${right + 24} ${y + 150} ${MIDDLE + 40} 470Q${MIDDLE} 492 ${MIDDLE - 40} 470Q${left - 24} ${y + 150} ${left - 20} ${y + 30}ZM${left + 8} ${y}Q${left + 6} ${y + 96} ${MIDDLE - 46} ${y + 138}Q${MIDDLE} ${y + 164} ${MIDDLE + 46} ${y + 138}Q${right - 6} ${y + 96} ${right - 8} ${y}C${right - 12} ${y - 92} ${left + 12} ${y - 92} ${left + 8} ${y}Z`,
        pen.linear(
          [
            [0, lighten(wrap, 0.2)],
            [1, darken(wrap, 0.16)],
          ],
          [0, 0, 1, 0.6],
        ),
        { rule: 'evenodd' },
      )
      pen.path(
        `M${MIDDLE - 150} 560Q${MIDDLE - 110} 430 ${MIDDLE - 60} 440Q${MIDDLE} 500 ${MIDDLE + 64} 440Q${MIDDLE + 130} 450 ${MIDDLE + 140} 540Q${MIDDLE} 610 ${MIDDLE - 150} 560Z`,
        pen.linear([
          [0, wrap],
          [1, darken(wrap, 0.24)],
        ]),
      )
      break
    }
    case 'bald':
      pen.path(`M${MIDDLE - 60} ${top + 26}q30 -24 66 -16`, 'none', { stroke: '#ffffff', width: 10, opacity: 0.2 })
      break
  }
}

function drawBeard({ pen, hair }: Person): void {
  const { y, half } = FACE
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  pen.path(
    `M${left - 1} ${y + 26}Q${left + 8} ${y + 150} ${MIDDLE} ${y + 178}Q${right - 8} ${y + 150} ${right + 1} ${y + 26}Q${right - 16} ${y + 72} ${MIDDLE + 44} ${y + 66}Q${MIDDLE} ${y + 56} ${MIDDLE - 44} ${y + 66}Q${left + 16} ${y + 72} ${left - 1} ${y + 26}Z`,
    pen.linear([
      [0, hair],
      [1, darken(hair, 0.2)],
    ]),
  )
}

function drawGlasses({ pen, random }: Person): void {
  const { y, half } = FACE
  const frame = random.pick(['#2b2f31', '#6f4a34', '#b5532f', '#34526b', '#c9a26b'])
  const circular = random.chance(0.5)
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 46
    if (circular) pen.circle(x, y + 8, 36, 'none', { stroke: frame, width: 6 })
    else pen.rect(x - 38, y - 22, 76, 60, 'none', { radius: 18, stroke: frame, width: 6 })
  }
  pen.line(`M${MIDDLE - 10} ${y + 2}q10 -10 20 0M${MIDDLE - half} ${y - 4}l20 4M${MIDDLE + half} ${y - 4}l-20 4`, frame, 6)
}

/** A friendly face from the shoulders up: an SVG of 640 by 640. */
export function drawPortrait({ seed }: { seed: string }): string {
  const random = randomFrom(`portrait ${seed}`)
  const pen = new Pen()
  const style = random.pick<HairStyle>([
    'short',
    'short',
    'side',
    'side',
    'long',
    'long',
    'bob',
    'curls',
    'curls',
    'bun',
    'bald',
    'scarf',
    'waves',
    'buzz',
    'locs',
  ])
  const tone = random.int(style === 'locs' ? 3 : 0, SKINS.length - 1)
  const dark = tone >= 4
  const hair = style === 'locs' || dark ? random.pick([...HAIRS.slice(0, 3), ...HAIRS.slice(0, 2), '#8a8784']) : random.pick(HAIRS)
  const person: Person = { pen, random, skin: SKINS[tone]!, hair, cloth: random.pick(CLOTHES) }
  const bearded = (['short', 'side', 'bald', 'buzz'] as const).some((kind) => kind === style) && random.chance(0.5)
  drawGround(person, random.pick(GROUNDS))
  drawHairBehind(person, style)
  drawBody(person)
  drawHead(person)
  if (bearded) drawBeard(person)
  if (random.chance(0.34)) drawGlasses(person)
  drawFeatures(person, hair === '#8a8784' || hair === '#d6d1c8')
  drawHairBefore(person, style)
  return pen.svg(SIZE, SIZE)
}
