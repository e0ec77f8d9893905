import { darken, lighten, type Color } from './color.ts'
import { round } from './geometry.ts'
import type { Scene } from './scene.ts'
import { drawSteps } from './doors.ts'
import { drawTrim, drawWall } from './walls.ts'
import { drawLampGlow } from './windows.ts'

export interface PorchLook {
  left: number
  right: number
  /** Height of the boards people stand on. */
  floor: number
  /** Underside of the beam. */
  top: number
  posts: number
  style: 'tapered' | 'round' | 'turned' | 'plain'
  rail: boolean
  trim: Color
  pier: Color
  /** The middle of the steps; the rail leaves a gap there. */
  steps?: { center: number; width: number }
}

/** Everything behind the posts lies in shade; call before the door and windows under the porch are seen. */
export function drawPorchShade(scene: Scene, porch: PorchLook): void {
  const { pen, light } = scene
  const shade = pen.linear([
    [0, light.shadow, light.shadowOpacity * 1.7],
    [0.5, light.shadow, light.shadowOpacity],
    [1, light.shadow, light.shadowOpacity * 0.5],
  ])
  pen.rect(porch.left, porch.top, porch.right - porch.left, porch.floor - porch.top, shade)
  drawLampGlow(scene, (porch.left + porch.right) / 2, porch.top + 20, 210)
}

function drawPost(scene: Scene, x: number, porch: PorchLook): void {
  const { pen, light } = scene
  const { top, floor, trim } = porch
  const height = floor - top
  const shine = (color: Color) =>
    pen.linear(
      [
        [0, lighten(color, 0.3)],
        [0.5, color],
        [1, darken(color, 0.26)],
      ],
      [0, 0, 1, 0],
    )
  pen.polygon(
    [
      [x + 8, floor - height * 0.7],
      [x + 26, floor - height * 0.5],
      [x + 26, floor],
      [x + 8, floor],
    ],
    light.shadow,
    { opacity: light.shadowOpacity * 0.7 },
  )
  switch (porch.style) {
    case 'tapered': {
      const pier = height * 0.46
      drawWall(
        scene,
        [
          [x - 24, floor - pier],
          [x + 24, floor - pier],
          [x + 27, floor + 6],
          [x - 27, floor + 6],
        ],
        'stone',
        porch.pier,
      )
      pen.rect(x - 28, floor - pier - 7, 56, 9, lighten(trim, 0.2))
      pen.polygon(
        [
          [x - 12, top],
          [x + 12, top],
          [x + 18, floor - pier - 6],
          [x - 18, floor - pier - 6],
        ],
        shine(trim),
      )
      pen.rect(x - 17, top, 34, 9, lighten(trim, 0.2))
      break
    }
    case 'round':
      pen.polygon(
        [
          [x - 9, top],
          [x + 9, top],
          [x + 11, floor],
          [x - 11, floor],
        ],
        shine(trim),
      )
      pen.rect(x - 15, top, 30, 11, lighten(trim, 0.3))
      pen.rect(x - 15, floor - 12, 30, 12, lighten(trim, 0.2))
      break
    case 'turned': {
      pen.rect(x - 6, top, 12, height, shine(trim))
      pen.path(
        `M${round(x - 6)} ${round(top + height * 0.34)}q-7 ${round(height * 0.1)} 0 ${round(height * 0.2)}h12q7 ${round(-height * 0.1)} 0 ${round(-height * 0.2)}Z`,
        shine(trim),
      )
      for (const side of [-1, 1]) {
        pen.path(`M${round(x + side * 6)} ${round(top)}h${side * 34}q${-side * 26} 4 ${-side * 34} 36Z`, lighten(trim, 0.16))
        pen.circle(x + side * 17, top + 9, 4, darken(trim, 0.35), { opacity: 0.6 })
      }
      break
    }
    case 'plain':
      pen.rect(x - 9, top, 18, height, shine(trim))
      pen.rect(x - 13, top, 26, 9, lighten(trim, 0.2))
      break
  }
}

function drawRail(scene: Scene, left: number, right: number, floor: number, trim: Color): void {
  const { pen } = scene
  if (right - left < 24) return
  let balusters = ''
  for (let x = left + 8; x < right - 4; x += 12) balusters += `M${round(x)} ${round(floor - 8)}v-38`
  pen.line(balusters, darken(trim, 0.04), 4, { cap: 'butt' })
  pen.rect(left, floor - 52, right - left, 8, lighten(trim, 0.3))
  pen.rect(left, floor - 11, right - left, 6, trim)
}

export function drawPorchFront(scene: Scene, porch: PorchLook): void {
  const { pen, light } = scene
  const { left, right, floor, top, trim, steps } = porch
  pen.rect(left - 8, floor, right - left + 16, 9, lighten('#b59a7d', 0.2))
  pen.rect(left, floor + 9, right - left, scene.ground - floor - 8, darken(porch.pier, 0.16))
  let lattice = ''
  for (let x = left + 14; x < right; x += 16) lattice += `M${round(x)} ${round(floor + 12)}V${round(scene.ground)}`
  pen.line(lattice, light.shadow, 3, { opacity: 0.25 })
  pen.rect(left, floor + 9, right - left, 8, light.shadow, { opacity: light.shadowOpacity })
  const inset = porch.style === 'tapered' ? 26 : 14
  const span = right - left - inset * 2
  const posts = Array.from({ length: porch.posts }, (_, index) => left + inset + (index / (porch.posts - 1)) * span)
  if (porch.rail) {
    for (let index = 0; index < posts.length - 1; index++) {
      const [from, to] = [posts[index]!, posts[index + 1]!]
      const entered = steps && steps.center > from && steps.center < to
      if (!entered) drawRail(scene, from, to, floor, trim)
      else {
        drawRail(scene, from, steps.center - steps.width / 2, floor, trim)
        drawRail(scene, steps.center + steps.width / 2, to, floor, trim)
      }
    }
  }
  for (const x of posts) drawPost(scene, x, porch)
  drawTrim(scene, left - 4, top - 20, right - left + 8, 22, trim)
  pen.rect(left, top + 2, right - left, 7, light.shadow, { opacity: light.shadowOpacity })
  if (steps) drawSteps(scene, steps.center, steps.width, floor, scene.ground + 10, '#c9bda9')
}
