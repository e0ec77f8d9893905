import { MAX_TABLE_COLUMNS } from '@keystead/contract/agreements/templates/template.values.ts'
import { type BlockNode, TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { nodesOf } from '@keystead/contract/agreements/templates/walk-body.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useState } from 'react'
import { show } from '../../../../test/show.tsx'
import { EVERYTHING } from './body.fixture.ts'
import { emptyBody } from './body.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

let written: TemplateBody
beforeEach(() => {
  written = emptyBody()
})

const ROLES = [{ Name: 'Tenant', Part: 'signer' as const, IsMany: true }]

function Paper({ start }: { start: TemplateBody }) {
  const [value, setValue] = useState(start)
  const take = (body: TemplateBody) => {
    written = body
    setValue(body)
  }
  return <TemplateEditor label="Text" value={value} onChange={take} roles={ROLES} />
}

async function opened(start = emptyBody()) {
  written = start
  const page = await show(<Paper start={start} />)
  const sheet = page.getByRole('textbox', { name: 'Text' })
  await sheet.click()
  return { sheet, unmount: page.unmount }
}

function paste(target: Element, html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What the contract makes of what was written: it refuses what it does not know. */
async function pasted(html: string): Promise<readonly BlockNode[]> {
  const { sheet, unmount } = await opened()
  paste(sheet.element(), html)
  await unmount()
  return TemplateBody.parse(written).content
}

const wordsOf = (node: { type: string; text?: string }): string =>
  [...nodesOf(node)].map((one) => ('text' in one ? String(one.text) : '')).join('')
const typesIn = (content: readonly BlockNode[]) => new Set(content.flatMap((block) => [...nodesOf(block)].map(({ type }) => type)))

test('of a page with everything only words and their marks arrive; nothing runs, nothing is loaded', async () => {
  Object.assign(window, { ran: false })
  const content = await pasted(`
    <style>p { color: red }</style><script>window.ran = true</script>
    <h5 style="text-align:center">Small heading</h5>
    <p>One <img src="/media/nothing.png" onerror="window.ran = true"><a href="javascript:window.ran = true">link</a>
      <span style="font-weight:700;font-style:italic">two</span> <font color="red"><u>three</u></font></p>
    <section><marquee>four</marquee><video src="/media/x"></video><iframe src="/"></iframe></section>
    <blockquote><pre>five</pre></blockquote><form><input value="six"><button>seven</button></form>
    <b style="font-weight:normal">eight</b>`)
  expect([...typesIn(content)].sort()).toEqual(['heading', 'paragraph', 'text'])
  expect(content[0]).toEqual({ type: 'heading', attrs: { level: 3, align: 'center' }, content: [{ type: 'text', text: 'Small heading' }] })
  expect(content[1]).toMatchObject({
    content: [
      { type: 'text', text: 'One link ' },
      { type: 'text', text: 'two', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'three', marks: [{ type: 'underline' }] },
    ],
  })
  expect(content.map(wordsOf).join(' ')).toContain('four')
  expect(content.findLast((block) => wordsOf(block).includes('eight'))).toMatchObject({ content: [{ type: 'text', text: 'eight' }] })
  expect('ran' in window && window.ran).toBe(false)
})

const listOf = (depth: number): string => `<ul><li>Level ${depth}${depth > 1 ? listOf(depth - 1) : ''}<p>Below ${depth}</p></li></ul>`
const depthOf = (node: { type: string; content?: unknown }): number => {
  const inner = ((node.content ?? []) as { type: string }[]).map(depthOf)
  return (node.type === 'bulletList' || node.type === 'orderedList' ? 1 : 0) + Math.max(0, ...inner)
}

test('lists of three levels stay as they are, deeper ones lose levels and no words', async () => {
  const three = await pasted(listOf(3))
  expect(three.map(depthOf)).toContain(3)
  const six = await pasted(listOf(6))
  expect(Math.max(...six.map(depthOf))).toBe(3)
  for (const level of [1, 2, 3, 4, 5, 6]) {
    expect(six.map(wordsOf).join(' ')).toContain(`Level ${level}`)
    expect(six.map(wordsOf).join(' ')).toContain(`Below ${level}`)
  }
})

test('lists as other programs write them, with headings and tables in them, become lists of paragraphs', async () => {
  const content = await pasted(
    `<ol start="0"><li><h2>Title</h2></li><ol><li>Inner</li></ol><li><table><tr><td>Cell</td></tr></table></li></ol><ol start="5000"><li>Far</li></ol>`,
  )
  const words = content.map(wordsOf).join(' ')
  for (const word of ['Title', 'Inner', 'Cell', 'Far']) expect(words).toContain(word)
})

test('a table from Word becomes a table', async () => {
  const content = await pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head>
    <meta name=Generator content="Microsoft Word 15"><xml><o:OfficeDocumentSettings/></xml><style><!-- p.MsoNormal { margin:0in } --></style></head>
    <body lang=EN-US><!--StartFragment--><table class=MsoTableGrid border=1 style='border-collapse:collapse;border:none'>
    <tr style='mso-yfti-irow:0'><td width=312 colspan=2 valign=top style='width:233.75pt;border:solid windowtext 1.0pt'>
      <p class=MsoNormal style='text-align:right'><b>Item<o:p></o:p></b></p></td></tr>
    <tr><td width=156><p class=MsoNormal>Rent<o:p>&nbsp;</o:p></p><h2>Due</h2></td><td rowspan=900><table><tr><td>Inner</td></tr></table></td></tr></table>
    <p class=MsoNormal>After</p><!--EndFragment--></body></html>`)
  const table = content.find(({ type }) => type === 'table')
  expect(table).toMatchObject({
    content: [
      {
        content: [
          {
            type: 'tableCell',
            attrs: { colspan: 2 },
            content: [{ attrs: { align: 'end' }, content: [{ text: 'Item', marks: [{ type: 'bold' }] }] }],
          },
        ],
      },
      {},
    ],
  })
  const words = content.map(wordsOf).join(' ')
  for (const word of ['Rent', 'Due', 'Inner', 'After']) expect(words).toContain(word)
  expect(words).not.toContain('margin')
})

test('a table that is too wide becomes paragraphs, one that is too long two tables', async () => {
  const wide = `<table><tr>${Array.from({ length: MAX_TABLE_COLUMNS + 1 }, (_, index) => `<td>c${index}</td>`).join('')}</tr></table>`
  const cells = (await pasted(wide)).map(wordsOf)
  expect(cells).toEqual(Array.from({ length: MAX_TABLE_COLUMNS + 1 }, (_, index) => `c${index}`))

  const long = `<table>${Array.from({ length: 201 }, (_, index) => `<tr><td>r${index}</td></tr>`).join('')}</table>`
  const tables = (await pasted(long)).filter(({ type }) => type === 'table')
  expect(tables.map((table) => (table as { content: unknown[] }).content.length)).toEqual([200, 1])
})

test('atoms come along when they are copied, and none that are made up', async () => {
  const atom = (name: string, attributes: object) =>
    `<span data-atom="${name}" data-attributes='${JSON.stringify(attributes)}'>[${name}]</span>`
  const content = await pasted(
    `<p>${atom('mergeField', { name: 'home.city' })}${atom('mergeField', { name: 'home.color' })}${atom('ask', { label: 'Parking', more: 1 })}` +
      `${atom('field', { kind: 'radio', role: 'Tenant', label: 'Pets', isRequired: true, options: ['One'] })}` +
      `<span data-atom="ask" data-attributes="{">x</span></p>`,
  )
  expect(content).toEqual([
    {
      type: 'paragraph',
      attrs: { align: 'start' },
      content: [
        { type: 'mergeField', attrs: { name: 'home.city' } },
        { type: 'text', text: '[mergeField]' },
        { type: 'ask', attrs: { label: 'Parking' } },
        { type: 'text', text: '[field]x' },
      ],
    },
  ])
})

test('what says that it comes from an editor is looked at no less', async () => {
  const within = (start: number) => `<p data-pm-slice='0 0 ${JSON.stringify(['bulletList', { start }, 'listItem', null])}'>Pasted</p>`
  expect((await pasted(within(1))).map(({ type }) => type)).toContain('bulletList')
  expect([...typesIn(await pasted(within(-5)))]).toEqual(['paragraph', 'text'])
})

test('all of a text can be copied and pasted into another one', async () => {
  const { sheet } = await opened(EVERYTHING)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  const clipboardData = new DataTransfer()
  sheet.element().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  const html = clipboardData.getData('text/html')
  expect(html).not.toContain('style=')
  expect(clipboardData.getData('text/plain')).toContain('[Question: Parking space]')
  paste(sheet.element(), html)
  expect(TemplateBody.parse(written)).toEqual(EVERYTHING)
})
