import type { Chunks } from './build-manifest.ts'
import { type HeadTag, headText, inertJson } from '../navigation/head.ts'
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './page-data.ts'
import type { Scheme } from '../sessions/scheme.ts'

type DocumentParts = { scheme: Scheme; language: string; tags: readonly HeadTag[]; chunks: Chunks; markup: string; data: PageData }

/**
 * The whole document. It obeys the content policy: no inline script or style, data only in scripts of inert types.
 * Styles come before the markup. Scripts come after the first paint (boot.ts): a page can be read, and its links and forms
 * work, before they have arrived.
 */
export function documentOf({ scheme, language, tags, chunks, markup, data }: DocumentParts): string {
  const { preloads, content } = withoutPreloads(markup)
  return `<!doctype html>
<html lang="${language}" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headText(tags)}
${themeColors(scheme)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${chunks.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${chunks.font === null ? '' : `<link rel="preload" href="${chunks.font}" as="font" type="font/woff2" crossorigin>`}
${preloads}
<script type="module" src="${chunks.boot}" data-entry="${chunks.entry}" data-chunks="${chunks.scripts.join(' ')}"></script>
</head>
<body>
<div id="${ROOT_ID}">${content}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${inertJson(data)}</script>
</body>
</html>
`
}

const PAPER = { light: '#faf8f4', dark: '#0f1513' } as const

function themeColors(scheme: Scheme): string {
  if (scheme !== 'system') return `<meta name="theme-color" content="${PAPER[scheme]}">`
  return (['light', 'dark'] as const)
    .map((each) => `<meta name="theme-color" content="${PAPER[each]}" media="(prefers-color-scheme: ${each})">`)
    .join('\n')
}

/** React writes preloads of pictures in front of the markup; they belong into the head and would otherwise disturb the takeover. */
function withoutPreloads(markup: string): { preloads: string; content: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)![0]
  return { preloads, content: markup.slice(preloads.length) }
}
