import type { Color } from './color.ts'
import { closedPath, round, type Polygon } from './geometry.ts'

/** A colour, a gradient made by the same pen, or `none`. */
export type Paint = string
export type Stop = readonly [offset: number, color: Color, opacity?: number]

export interface Ink {
  opacity?: number
  stroke?: Paint
  width?: number
  /** Corner radius of rectangles. */
  radius?: number
  cap?: 'round' | 'butt'
  transform?: string
  /** `evenodd` lets an inner outline cut a hole. */
  rule?: 'evenodd'
}

type ColorFilter = (color: Color) => Color

/** Writes an SVG. Every colour passes the filters in force, so light, dusk and haze are decided in one place. */
export class Pen {
  readonly #defs: string[] = []
  readonly #body: string[] = []
  readonly #gradients = new Map<string, Paint>()
  #filters: readonly ColorFilter[] = []

  /** Everything drawn inside sees its colours through the filter. */
  through(filter: ColorFilter, draw: () => void): void {
    const outer = this.#filters
    this.#filters = [filter, ...outer]
    draw()
    this.#filters = outer
  }

  /** Things that give light keep their colour at dusk. */
  glowing(draw: () => void): void {
    const outer = this.#filters
    this.#filters = []
    draw()
    this.#filters = outer
  }

  #tone(paint: Paint): Paint {
    return paint.startsWith('#') ? this.#filters.reduce((color, filter) => filter(color), paint) : paint
  }

  #ink(ink: Ink): string {
    let text = ''
    if (ink.stroke) text += ` stroke="${this.#tone(ink.stroke)}" stroke-width="${round(ink.width ?? 1)}" stroke-linejoin="round"`
    if (ink.stroke && ink.cap !== 'butt') text += ' stroke-linecap="round"'
    if (ink.opacity !== undefined && ink.opacity < 1) text += ` opacity="${Math.round(ink.opacity * 100) / 100}"`
    if (ink.rule) text += ` fill-rule="${ink.rule}"`
    if (ink.transform) text += ` transform="${ink.transform}"`
    return text
  }

  rect(x: number, y: number, width: number, height: number, fill: Paint, ink: Ink = {}): void {
    if (width <= 0 || height <= 0) return
    const corner = ink.radius ? ` rx="${round(ink.radius)}"` : ''
    this.#body.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${this.#tone(fill)}"${this.#ink(ink)}/>`,
    )
  }

  path(d: string, fill: Paint, ink: Ink = {}): void {
    if (d) this.#body.push(`<path d="${d}" fill="${this.#tone(fill)}"${this.#ink(ink)}/>`)
  }

  line(d: string, stroke: Paint, width: number, ink: Ink = {}): void {
    this.path(d, 'none', { ...ink, stroke, width })
  }

  polygon(points: Polygon, fill: Paint, ink: Ink = {}): void {
    this.path(closedPath(points), fill, ink)
  }

  circle(x: number, y: number, radius: number, fill: Paint, ink: Ink = {}): void {
    this.ellipse(x, y, radius, radius, fill, ink)
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: Paint, ink: Ink = {}): void {
    this.#body.push(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${this.#tone(fill)}"${this.#ink(ink)}/>`,
    )
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, color, opacity]) => {
        const transparency = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
        return `<stop offset="${round(offset * 100)}%" stop-color="${this.#tone(color)}"${transparency}/>`
      })
      .join('')
  }

  /** Gradients are relative to the shape they fill, so equal ones are shared. */
  #gradient(kind: 'linear' | 'radial', line: string, stops: readonly Stop[]): Paint {
    const text = `${line}>${this.#stops(stops)}</${kind}Gradient>`
    const known = this.#gradients.get(text)
    if (known) return known
    const id = `g${this.#defs.length}`
    this.#defs.push(`<${kind}Gradient id="${id}" ${text}`)
    const paint = `url(#${id})`
    this.#gradients.set(text, paint)
    return paint
  }

  /** A gradient across the shape it fills, from one corner of its box to another (0 to 1). */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): Paint {
    return this.#gradient('linear', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops)
  }

  radial(stops: readonly Stop[], [x, y]: readonly [number, number] = [0.5, 0.5], radius = 0.5): Paint {
    return this.#gradient('radial', `cx="${x}" cy="${y}" r="${radius}"`, stops)
  }

  group(transform: string, draw: () => void): void {
    this.#body.push(`<g transform="${transform}">`)
    draw()
    this.#body.push('</g>')
  }

  /** Shows only what falls inside the path. */
  clipped(d: string, draw: () => void): void {
    const id = `c${this.#defs.length}`
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.#body.push(`<g clip-path="url(#${id})">`)
    draw()
    this.#body.push('</g>')
  }

  svg(width: number, height: number): string {
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${this.#body.join('')}</svg>`
  }
}
