import type { EmailBlock, EmailCard, EmailFact } from './blocks.ts'
import { darkVariant, textOn } from '@keystead/contract/values/colors.ts'
import type { CustomBrand, EmailBrand } from '../rpc/machinery.ts'
import { type Markup, linesOf, markup, ownMarkup } from '../text/markup.ts'
import type { text } from './layout.text.ts'

/** What surrounds the blocks of every email. */
export type EmailFrame = {
  readonly company: string
  readonly companyAddress: string
  readonly homeUrl: string
  /** Where the recipient may turn this kind of email off; null where they may not. */
  readonly declineUrl: string | null
  /** In whose look; null for that of the installation. */
  readonly brand: EmailBrand | null
  readonly language: string
  /** The words of the layout itself, in that language. */
  readonly t: typeof text
}

const SANS = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const SERIF = `Georgia,'Times New Roman',serif`
const INK = 'color:#1d2421'
const SOFT = 'color:#55605b'
const LINE = '1px solid #ddd8cc'
const PAPER = 'background:#faf8f4'

/** Colors of what stands out, in the light and in the dark scheme: of headers, links and buttons, and of lines beside a text. */
type Palette = { readonly strong: string; readonly line: string; readonly strongInDark: string; readonly lineInDark: string }

const OURS: Palette = { strong: '#14523c', line: '#14523c', strongInDark: '#8fd3b3', lineInDark: '#8fd3b3' }

function paletteOf(brand: EmailBrand | null): Palette {
  if (brand?.kind !== 'custom') return OURS
  const { primaryColor, accentColor } = brand
  return {
    strong: primaryColor,
    line: accentColor,
    strongInDark: darkVariant(primaryColor),
    lineInDark: darkVariant(accentColor),
  }
}

/** How each part looks: its classes, which the dark scheme changes, and its style. */
const looksIn = ({ strong, line }: Palette) =>
  ({
    body: ['paper', `margin:0;padding:0;${PAPER}`],
    paper: ['paper', PAPER],
    company: ['strong', `font:600 22px/1.2 ${SERIF};color:${strong};text-decoration:none`],
    brand: ['strong', `margin:0;font:600 20px/1.3 ${SERIF};color:${strong};overflow-wrap:anywhere`],
    brandLine: ['brand-line', `padding:0 4px 12px;border-bottom:2px solid ${line}`],
    logo: ['', 'display:inline-block;margin:0 0 8px;padding:6px;border:0;border-radius:6px;background:#ffffff'],
    card: ['card', `padding:32px 28px;background:#ffffff;border:${LINE};border-radius:10px`],
    heading: ['ink', `margin:0 0 16px;font:600 24px/1.3 ${SERIF};${INK}`],
    paragraph: ['ink', `margin:0 0 16px;font:16px/1.6 ${SANS};${INK}`],
    note: ['note', `margin:0 0 16px;padding:12px 16px;background:#f1ede3;border-left:3px solid ${line};font:15px/1.55 ${SANS};${INK}`],
    smallPrint: ['soft', `margin:0 0 8px;font:14px/1.5 ${SANS};${SOFT}`],
    button: ['button', `background:${strong};border-radius:8px`],
    buttonText: ['', `display:inline-block;padding:13px 24px;font:600 16px/1.2 ${SANS};color:${textOn(strong)};text-decoration:none`],
    address: ['soft', `margin:0 0 20px;font:13px/1.5 ${SANS};${SOFT};word-break:break-all`],
    link: ['strong', `color:${strong}`],
    linkAlone: ['', `margin:0 0 16px;font:15px/1.5 ${SANS}`],
    title: ['ink', `margin:24px 0 8px;font:600 19px/1.35 ${SERIF};${INK}`],
    row: ['line', `padding:14px 0;border-bottom:${LINE}`],
    half: ['', 'display:inline-block;vertical-align:top'],
    widerHalf: ['', 'display:inline-block;vertical-align:top;max-width:300px'],
    picture: ['', 'display:block;width:160px;max-width:100%;height:auto;border:0;border-radius:8px;margin:0 16px 8px 0'],
    mark: ['soft', `display:block;font:600 13px/1.5 ${SANS};${SOFT}`],
    firstLine: ['ink', `display:block;font:600 17px/1.4 ${SANS};${INK}`],
    cardTitle: ['', `display:block;font:600 15px/1.5 ${SANS}`],
    line: ['soft', `display:block;font:14px/1.5 ${SANS};${SOFT}`],
    label: ['soft line', `padding:8px 0;border-bottom:${LINE};font:15px/1.5 ${SANS};vertical-align:top;padding-right:16px;${SOFT}`],
    value: ['ink line', `padding:8px 0;border-bottom:${LINE};font:15px/1.5 ${SANS};vertical-align:top;${INK}`],
    footer: ['soft', `margin:0 0 4px;font:13px/1.5 ${SANS};${SOFT}`],
    footerLink: ['soft', SOFT],
  }) as const

type Part = keyof ReturnType<typeof looksIn>

/** The attributes of a part. */
type Look = (part: Part) => Markup

function lookOf(palette: Palette): Look {
  const looks = looksIn(palette)
  return (part) => {
    const [classes, style] = looks[part]
    return ownMarkup(`${classes && `class="${classes}" `}style="${style}"`)
  }
}

const TABLE = ownMarkup('role="presentation" cellpadding="0" cellspacing="0"')
const WIDE_TABLE = ownMarkup('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

// Email programs know styles on elements best; the dark scheme has to stand in a sheet.
const darkSheet = ({ strongInDark, lineInDark }: Palette) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#161b19!important}.card{background:#1e2522!important;border-color:#333d38!important}
.ink{color:#eceae4!important}.soft{color:#b3bab5!important}.strong{color:${strongInDark}!important}
.line{border-color:#333d38!important}.note{background:#26302b!important;border-color:${lineInDark}!important;color:#eceae4!important}
.brand-line{border-color:${lineInDark}!important}
.button{background:${strongInDark}!important}.button a{color:${textOn(strongInDark)}!important}
}`

/** An email as HTML: tables and styles on elements, and nothing from elsewhere but a logo and the pictures of cards. */
export function emailHtml(subject: string, blocks: readonly EmailBlock[], frame: EmailFrame): string {
  const palette = paletteOf(frame.brand)
  const look = lookOf(palette)
  return String(markup`<!doctype html>
<html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${subject}</title><style>${ownMarkup(darkSheet(palette))}</style></head>
<body ${look('body')}>
<table ${WIDE_TABLE} ${look('paper')}><tr><td align="center" style="padding:32px 16px">
<table ${WIDE_TABLE} style="max-width:560px">
${headerHtml(frame, look)}<tr><td ${look('card')}>
${blocks.map((block) => markup`${blockHtml(block, frame, look)}\n`)}</td></tr>
<tr><td style="padding:20px 4px 0">${footerHtml(frame, look)}</td></tr>
</table></td></tr></table>
</body></html>
`)
}

/** Whose email it is, above the card. */
function headerHtml({ brand, company, homeUrl }: EmailFrame, look: Look): Markup {
  if (brand === null) return markup`<tr><td style="padding:0 4px 20px"><a href="${homeUrl}" ${look('company')}>${company}</a></td></tr>\n`
  if (brand.kind === 'plain') return markup``
  const parts = [logoHtml(brand, look), brand.header ? markup`<p ${look('brand')}>${brand.header}</p>` : markup``]
  return markup`<tr><td align="${brand.logoPosition}" ${look('brandLine')}>${parts}</td></tr>
<tr><td style="height:20px;font-size:0;line-height:0">&nbsp;</td></tr>\n`
}

/** Its name stands below it, so that it says nothing more. */
function logoHtml({ logo, header }: CustomBrand, look: Look): Markup {
  if (logo === null) return markup``
  const { url, width, height } = logo
  const image = markup`<img src="${url}" alt="" width="${width}" height="${height}" ${look('logo')}>`
  return header ? markup`${image}<br>` : image
}

function blockHtml(block: EmailBlock, frame: EmailFrame, look: Look): Markup {
  switch (block.kind) {
    case 'heading':
      return markup`<h1 ${look('heading')}>${block.text}</h1>`
    case 'paragraph':
    case 'note':
    case 'smallPrint':
      return markup`<p ${look(block.kind)}>${linesOf(block.text)}</p>`
    case 'greeting':
      return block.firstName ? markup`<p ${look('paragraph')}>${frame.t.hello({ firstName: block.firstName })}</p>` : markup``
    case 'button':
      return buttonHtml(block.text, block.url, frame, look)
    case 'facts':
      return markup`<table ${WIDE_TABLE} style="margin:0 0 16px">${block.facts.map((fact) => factHtml(fact, look))}</table>`
    case 'link':
      return markup`<p ${look('linkAlone')}>${linkHtml(block.text, block.url, look)}</p>`
    case 'section':
      return markup`<h2 ${look('title')}>${block.title}</h2>
<table ${WIDE_TABLE} style="margin:0 0 12px">${block.cards.map((card) => cardHtml(card, look))}</table>`
  }
}

function buttonHtml(words: string, url: string, { t }: EmailFrame, look: Look): Markup {
  return markup`<table ${TABLE} style="margin:8px 0 12px"><tr><td ${look('button')}><a href="${url}" ${look('buttonText')}>${words}</a></td></tr></table>
<p ${look('address')}>${t.orOpen.parts({ address: linkHtml(url, url, look) }).map((part) => markup`${part}`)}</p>`
}

function linkHtml(words: string, url: string, look: Look): Markup {
  return markup`<a href="${url}" ${look('link')}>${words}</a>`
}

/** The picture stands above the words on narrow screens, where the two cells do not fit side by side. */
function cardHtml({ title, url, mark, lines, picture }: EmailCard, look: Look): Markup {
  const [first = '', ...rest] = lines
  const image = picture ? markup`<a href="${url}"><img src="${picture.url}" alt="${picture.alt}" width="160" ${look('picture')}></a>` : ''
  const words = [
    markup`<span ${look('mark')}>${mark}</span>`,
    markup`<span ${look('firstLine')}>${first}</span>`,
    markup`<span ${look('cardTitle')}>${linkHtml(title, url, look)}</span>`,
    ...rest.map((line) => markup`<span ${look('line')}>${line}</span>`),
  ]
  return markup`<tr><td ${look('row')}><div ${look('half')}>${image}</div><div ${look('widerHalf')}>${words}</div></td></tr>`
}

function factHtml([label, value]: EmailFact, look: Look): Markup {
  return markup`<tr><td ${look('label')}>${label}</td><td ${look('value')}>${linesOf(value)}</td></tr>`
}

/** Whose email it is in their own words, then who sends it, which the law asks for, and what a reader may do about it. */
function footerHtml({ brand, company, companyAddress, declineUrl, t }: EmailFrame, look: Look): Markup[] {
  const line = (content: Markup | string) => markup`<p ${look('footer')}>${content}</p>`
  return [
    ...ownLines(brand).map((words) => line(linesOf(words))),
    line([company, companyAddress].filter(Boolean).join(', ')),
    ...(declineUrl ? [line(markup`<a href="${declineUrl}" ${look('footerLink')}>${t.chooseEmails}</a>`)] : []),
  ]
}

function ownLines(brand: EmailBrand | null): string[] {
  return brand?.kind === 'custom' ? [brand.footer, brand.contact].filter((words): words is string => Boolean(words)) : []
}

/** The same email for programs that show plain text. */
export function emailText(blocks: readonly EmailBlock[], { brand, company, companyAddress, homeUrl, declineUrl, t }: EmailFrame): string {
  const footer = [
    '-- ',
    ...ownLines(brand),
    [company, companyAddress].filter(Boolean).join(', '),
    ...(brand?.kind === 'plain' ? [] : [homeUrl]),
    ...(declineUrl ? [t.labeled({ label: t.chooseEmails, value: declineUrl })] : []),
  ].join('\n')
  const header = brand?.kind === 'custom' ? brand.header : ''
  return `${[header, ...blocks.map((block) => blockText(block, t)), footer].filter(Boolean).join('\n\n')}\n`
}

function blockText(block: EmailBlock, t: typeof text): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(60, [...block.text].length))}`
    case 'paragraph':
    case 'smallPrint':
      return block.text
    case 'greeting':
      return block.firstName && t.hello({ firstName: block.firstName })
    case 'note':
      return block.text.replaceAll(/^/gm, '  | ')
    case 'button':
      return `${block.text}:\n${block.url}`
    case 'facts':
      return block.facts.map(([label, value]) => t.labeled({ label, value })).join('\n')
    case 'link':
      return t.labeled({ label: block.text, value: block.url })
    case 'section':
      return [`${block.title}\n${'-'.repeat(Math.min(60, [...block.title].length))}`, ...block.cards.map((card) => cardText(card, t))].join(
        '\n\n',
      )
  }
}

function cardText({ title, url, mark, lines }: EmailCard, t: typeof text): string {
  return [t.labeled({ label: mark, value: title }), ...lines, url].join('\n')
}
