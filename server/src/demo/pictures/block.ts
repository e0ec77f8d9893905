import { type Color, darken, lighten, mix } from './color.ts'
import { closedPath, type Point } from './geometry.ts'
import type { Scene } from './scene.ts'
import { drawLampGlow } from './windows.ts'

/** One side of a block seen over the corner. `along` runs from the near corner (0) to the far edge (1); heights are those at the corner. */
interface Face {
  at(along: number, y: number): Point
  patch(from: number, to: number, top: number, bottom: number): string
}

function faceOf(scene: Scene, corner: number, far: number, recede: number): Face {
  const horizon = scene.ground - 44
  const at = (along: number, y: number): Point => [corner + (far - corner) * along, horizon + (y - horizon) * (1 - recede * along)]
  return {
    at,
    patch: (from, to, top, bottom) => closedPath([at(from, top), at(to, top), at(to, bottom), at(from, bottom)]),
  }
}

interface Block {
  corner: number
  left: number
  right: number
  top: number
  bottom: number
  lit: Face
  shaded: Face
}

export function blockOf(scene: Scene, corner: number, left: number, right: number, top: number, bottom: number): Block {
  return { corner, left, right, top, bottom, lit: faceOf(scene, corner, left, 0.1), shaded: faceOf(scene, corner, right, 0.16) }
}

export function drawBlock(scene: Scene, block: Block, color: Color): void {
  const { pen } = scene
  pen.path(
    block.lit.patch(0, 1, block.top, block.bottom),
    pen.linear(
      [
        [0, lighten(color, 0.26)],
        [1, color],
      ],
      [0, 0, 1, 0.5],
    ),
  )
  pen.path(
    block.shaded.patch(0, 1, block.top, block.bottom),
    pen.linear(
      [
        [0, darken(color, 0.26)],
        [1, darken(color, 0.4)],
      ],
      [0, 0, 1, 0.4],
    ),
  )
}

export function drawRoofEdge(scene: Scene, block: Block, color: Color): void {
  const { pen } = scene
  pen.path(block.lit.patch(0, 1, block.top - 9, block.top + 8), lighten(color, 0.3))
  pen.path(block.shaded.patch(0, 1, block.top - 9, block.top + 8), darken(color, 0.2))
  if (scene.season === 'winter') {
    pen.path(block.lit.patch(0, 1, block.top - 16, block.top - 7), '#f8fbfd')
    pen.path(block.shaded.patch(0, 1, block.top - 16, block.top - 7), '#d5e0ea')
  }
}

/** Glass of many panes at once: one path for the dark ones and one for the lit ones keeps a tower small. */
export function drawPanes(
  scene: Scene,
  face: Face,
  panes: readonly (readonly [number, number, number, number])[],
  shade: number,
  label: string,
): void {
  const { pen, light } = scene
  const random = scene.random.fork(`panes ${label}`)
  const groups = { dark: '', bright: '', lit: '', dim: '' }
  for (const [from, to, top, bottom] of panes) {
    const lit = light.lampsOn && random.chance(0.5)
    groups[lit ? (random.chance(0.7) ? 'lit' : 'dim') : random.chance(0.3) ? 'bright' : 'dark'] += face.patch(from, to, top, bottom)
  }
  const glass = mix('#3b5a68', light.sky[0], 0.35)
  pen.path(
    groups.dark,
    pen.linear(
      [
        [0, mix(glass, light.sky[1], 0.5)],
        [1, darken(glass, 0.1 + shade)],
      ],
      [0, 0, 0.5, 1],
    ),
  )
  pen.path(
    groups.bright,
    pen.linear(
      [
        [0, mix(glass, light.sky[1], 0.75)],
        [1, darken(glass, shade)],
      ],
      [0, 0, 0.5, 1],
    ),
  )
  pen.glowing(() => {
    pen.path(groups.lit, '#f9cf88')
    pen.path(groups.dim, '#d99a62')
  })
}

export function gridOf(
  columns: number,
  rows: number,
  top: number,
  bottom: number,
  gapX: number,
  gapTop: number,
  gapBottom: number,
): [number, number, number, number][] {
  const panes: [number, number, number, number][] = []
  const storey = (bottom - top) / rows
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      panes.push([
        (column + gapX) / columns,
        (column + 1 - gapX) / columns,
        top + (row + gapTop) * storey,
        top + (row + 1 - gapBottom) * storey,
      ])
    }
  }
  return panes
}

export function drawLobby(scene: Scene, block: Block, top: number, frame: Color): void {
  const { pen, light } = scene
  pen.path(block.lit.patch(0, 1, top, block.bottom), darken(frame, 0.1))
  pen.path(block.shaded.patch(0, 1, top, block.bottom), darken(frame, 0.34))
  const panes = (columns: number): [number, number, number, number][] =>
    Array.from({ length: columns }, (_, index) => [(index + 0.07) / columns, (index + 0.93) / columns, top + 16, block.bottom - 4])
  const draw = () => {
    pen.path(
      panes(6)
        .map((pane) => block.lit.patch(...pane))
        .join(''),
      pen.linear(
        light.lampsOn
          ? [
              [0, '#ffe2a8'],
              [1, '#eba766'],
            ]
          : [
              [0, mix('#6f8f98', light.sky[1], 0.4)],
              [1, '#33464c'],
            ],
      ),
    )
    pen.path(
      panes(4)
        .map((pane) => block.shaded.patch(...pane))
        .join(''),
      light.lampsOn ? '#d9975c' : '#2f4249',
    )
  }
  if (light.lampsOn) pen.glowing(draw)
  else draw()
  drawLampGlow(scene, (block.left + block.corner) / 2, block.bottom - 40, 220)
  const [x, y] = block.lit.at(0.42, top + 22)
  pen.polygon(
    [
      [x - 96, y],
      [x + 92, y - 4],
      [x + 112, y + 12],
      [x - 116, y + 16],
    ],
    lighten(frame, 0.24),
  )
  pen.rect(x - 114, y + 13, 226, 9, frame)
}
