import type { EmailBlock, EmailCard } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'

/** What surrounds the blocks of every email. */
export type EmailFrame = {
  readonly company: string
  readonly companyAddress: string
  readonly homeUrl: string
  /** Where the recipient may turn this kind of email off; null where they may not. */
  readonly declineUrl: string | null
}

const FONT = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const SERIF = `Georgia,'Times New Roman',serif`

// Email programs know styles on elements best; the dark scheme has to stand in a sheet.
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#161b19!important}.card{background:#1e2522!important;border-color:#333d38!important}
.ink{color:#eceae4!important}.soft{color:#b3bab5!important}.strong{color:#8fd3b3!important}
.line{border-color:#333d38!important}.note{background:#26302b!important;border-color:#8fd3b3!important;color:#eceae4!important}
.button{background:#8fd3b3!important}.button a{color:#0f2a20!important}
}`

/** An email as HTML: tables and styles on elements, and nothing from elsewhere but the pictures of cards. */
export function emailHtml(subject: string, blocks: readonly EmailBlock[], frame: EmailFrame): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#faf8f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#faf8f4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px"><a href="${escapeHtml(frame.homeUrl)}" class="strong" style="font:600 22px/1.2 ${SERIF};color:#14523c;text-decoration:none">${escapeHtml(frame.company)}</a></td></tr>
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #ddd8cc;border-radius:10px">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">${footerHtml(frame)}</td></tr>
</table></td></tr></table>
</body></html>
`
}

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 ${SERIF};color:#1d2421">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${FONT};color:#1d2421">${withBreaks(block.text)}</p>`
    case 'note':
      return `<p class="note" style="margin:0 0 16px;padding:12px 16px;background:#f1ede3;border-left:3px solid #14523c;font:15px/1.55 ${FONT};color:#1d2421">${withBreaks(block.text)}</p>`
    case 'smallPrint':
      return `<p class="soft" style="margin:0 0 8px;font:14px/1.5 ${FONT};color:#55605b">${withBreaks(block.text)}</p>`
    case 'button':
      return buttonHtml(block.text, block.url)
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts.map(([label, value]) => factHtml(label, value)).join('')}</table>`
    case 'link':
      return `<p style="margin:0 0 16px;font:15px/1.5 ${FONT}">${linkHtml(block.text, block.url)}</p>`
    case 'section':
      return `<h2 class="ink" style="margin:24px 0 8px;font:600 19px/1.35 ${SERIF};color:#1d2421">${escapeHtml(block.title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${block.cards.map(cardHtml).join('')}</table>`
  }
}

function buttonHtml(text: string, url: string): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 12px"><tr><td class="button" style="background:#14523c;border-radius:8px"><a href="${address}" style="display:inline-block;padding:13px 24px;font:600 16px/1.2 ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>
<p class="soft" style="margin:0 0 20px;font:13px/1.5 ${FONT};color:#55605b;word-break:break-all">Or open this address: <a href="${address}" class="strong" style="color:#14523c">${address}</a></p>`
}

function linkHtml(text: string, url: string): string {
  return `<a href="${escapeHtml(url)}" class="strong" style="color:#14523c">${escapeHtml(text)}</a>`
}

/** The picture stands above the words on narrow screens, where the two cells do not fit side by side. */
function cardHtml({ title, url, mark, lines, picture }: EmailCard): string {
  const [first = '', ...rest] = lines
  const image = picture
    ? `<a href="${escapeHtml(url)}"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="160" style="display:block;width:160px;max-width:100%;height:auto;border:0;border-radius:8px;margin:0 16px 8px 0"></a>`
    : ''
  const words = [
    `<span class="soft" style="display:block;font:600 13px/1.5 ${FONT};color:#55605b">${escapeHtml(mark)}</span>`,
    `<span class="ink" style="display:block;font:600 17px/1.4 ${FONT};color:#1d2421">${escapeHtml(first)}</span>`,
    `<span style="display:block;font:600 15px/1.5 ${FONT}">${linkHtml(title, url)}</span>`,
    ...rest.map((line) => `<span class="soft" style="display:block;font:14px/1.5 ${FONT};color:#55605b">${escapeHtml(line)}</span>`),
  ].join('')
  return `<tr><td class="line" style="padding:14px 0;border-bottom:1px solid #ddd8cc"><div style="display:inline-block;vertical-align:top">${image}</div><div style="display:inline-block;vertical-align:top;max-width:300px">${words}</div></td></tr>`
}

function factHtml(label: string, value: string): string {
  const cell = `padding:8px 0;border-bottom:1px solid #ddd8cc;font:15px/1.5 ${FONT};vertical-align:top`
  return `<tr><td class="soft line" style="${cell};padding-right:16px;color:#55605b">${escapeHtml(label)}</td><td class="ink line" style="${cell};color:#1d2421">${withBreaks(value)}</td></tr>`
}

function footerHtml({ company, companyAddress, declineUrl }: EmailFrame): string {
  const line = (html: string) => `<p class="soft" style="margin:0 0 4px;font:13px/1.5 ${FONT};color:#55605b">${html}</p>`
  return [
    line(escapeHtml([company, companyAddress].filter(Boolean).join(', '))),
    declineUrl && line(`<a href="${escapeHtml(declineUrl)}" class="soft" style="color:#55605b">Choose which emails you get</a>`),
  ]
    .filter(Boolean)
    .join('')
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

/** The same email for programs that show plain text. */
export function emailText(blocks: readonly EmailBlock[], { company, companyAddress, homeUrl, declineUrl }: EmailFrame): string {
  const footer = [
    '-- ',
    [company, companyAddress].filter(Boolean).join(', '),
    homeUrl,
    ...(declineUrl ? [`Choose which emails you get: ${declineUrl}`] : []),
  ].join('\n')
  return `${[...blocks.map(blockText), footer].join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(60, [...block.text].length))}`
    case 'paragraph':
    case 'smallPrint':
      return block.text
    case 'note':
      return block.text.replaceAll(/^/gm, '  | ')
    case 'button':
      return `${block.text}:\n${block.url}`
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'link':
      return `${block.text}: ${block.url}`
    case 'section':
      return [`${block.title}\n${'-'.repeat(Math.min(60, [...block.title].length))}`, ...block.cards.map(cardText)].join('\n\n')
  }
}

function cardText({ title, url, mark, lines }: EmailCard): string {
  return [`${mark}: ${title}`, ...lines, url].join('\n')
}
