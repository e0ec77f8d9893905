import { expect, test } from 'vitest'
import { linesOf, markup } from './markup.ts'

test('every value is text, in quoted attributes as well', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`
  expect(String(markup`<p title="${evil}">${evil}${7}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;7</p>',
  )
})

test('what was made in this way is put in as it is, and lists without commas', () => {
  const items = ['a & b', '<i>'].map((text) => markup`<li>${text}</li>`)
  expect(String(markup`<ul>${items}</ul>${markup`<hr>`}`)).toBe('<ul><li>a &amp; b</li><li>&lt;i&gt;</li></ul><hr>')
})

test('lines stay lines', () => {
  expect(String(linesOf('one\ntwo <2>\r\nthree'))).toBe('one<br>two &lt;2&gt;<br>three')
})
