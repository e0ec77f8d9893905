import type { text } from './outbox.text.ts'
import { type Markup, linesOf, markup } from '../text/markup.ts'

export const EMAIL_STYLE = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#1d2421;--soft:#55605b;--line:#ddd8cc;--strong:#14523c}
@media (prefers-color-scheme:dark){:root{--paper:#161b19;--ink:#eceae4;--soft:#b3bab5;--line:#333d38;--strong:#8fd3b3}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px}a{color:var(--strong)}h1{overflow-wrap:anywhere}
p{margin:0 0 16px}.soft{color:var(--soft)}ul{list-style:none;margin:0;padding:0}
li{padding:12px 0;border-top:1px solid var(--line)}li a{font-weight:600;display:inline-block;padding:4px 0}li span{display:block;color:var(--soft);overflow-wrap:anywhere}
iframe{display:block;width:100%;height:720px;border:1px solid var(--line);border-radius:10px;background:var(--paper)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid var(--line);border-radius:10px;font-size:14px}
`

/** The words of these pages, in the language of who looks at them. */
export type PageWords = { readonly language: string; readonly t: typeof text }

type Entry = { readonly href: string; readonly title: string; readonly details: readonly string[] }

type ListPage = { readonly title: string; readonly intro: string; readonly entries: readonly Entry[]; readonly empty: string }

export function emailListPage(words: PageWords, page: ListPage): string {
  const list = page.entries.map(
    ({ href, title, details }) => markup`<li><a href="${href}">${title}</a>${details.map((detail) => markup`<span>${detail}</span>`)}</li>`,
  )
  const content = list.length > 0 ? markup`<ul>${list}</ul>` : markup`<p>${page.empty}</p>`
  return document(
    words,
    page.title,
    markup`<p><a href="/">Keystead</a></p><h1>${page.title}</h1><p class="soft">${page.intro}</p>${content}`,
  )
}

type ShownEmail = {
  readonly subject: string
  readonly text: string
  readonly details: readonly string[]
  readonly back: { readonly href: string; readonly text: string }
  /** Address of the email's own HTML. */
  readonly frame: string
}

export function emailPage(words: PageWords, { subject, text: plain, details, back, frame }: ShownEmail): string {
  const { t } = words
  return document(
    words,
    subject,
    markup`<p><a href="${back.href}">${back.text}</a></p><h1>${subject}</h1>
<p class="soft">${linesOf(details.join('\n'))}</p>
<iframe src="${frame}" title="${t.theEmail}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${t.asPlainText}</h2><pre tabindex="0">${plain}</pre>`,
  )
}

function document({ language }: PageWords, title: string, main: Markup): string {
  return String(markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Keystead</title><link rel="stylesheet" href="/docs/mails.css"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><main>${main}</main></body></html>`)
}
