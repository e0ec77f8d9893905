import { preload } from 'react-dom'
import type { Scheme } from '../../sessions/scheme.ts'

const WIDTHS = [
  { media: '(width < 720px)', ending: '-small' },
  { media: '(width >= 720px)', ending: '' },
] as const

/** The picture behind the first words is named in a style sheet, where browsers find it late. This tells them at once which one it will be. */
export function preloadBand(scheme: Scheme): void {
  for (const shown of scheme === 'system' ? (['light', 'dark'] as const) : [scheme]) {
    const schemeMedia = scheme === 'system' ? ` and (prefers-color-scheme: ${shown})` : ''
    for (const { media, ending } of WIDTHS) {
      preload(`/band-${shown}${ending}.avif`, { as: 'image', type: 'image/avif', media: media + schemeMedia, fetchPriority: 'high' })
    }
  }
}
