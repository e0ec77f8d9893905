import { describe, expect, test } from 'vitest'
import { MOST_CHARACTERS, cleanText } from './clean-text.ts'
import { plainHtml } from './plain-html.ts'

describe('plainHtml', () => {
  test.each([
    ['<p>One <strong>and</strong> <em>two</em></p>', '<p>One <strong>and</strong> <em>two</em></p>', 'One and two'],
    ['<h1>A</h1><ul><li>b</li><li>c</li></ul>', '<h1>A</h1><ul><li>b</li><li>c</li></ul>', 'A\nb\nc'],
    ['<table><tr><th>a</th><td>b<br />c</td></tr></table>', '<table><tr><th>a</th><td>b<br>c</td></tr></table>', 'a\tb\nc'],
    ['<p>to <a href="javascript:alert(1)">the web</a></p>', '<p>to the web</p>', 'to the web'],
    ['<p onclick="alert(1)" style="x">a</p>', '<p>a</p>', 'a'],
    ['<p title="a > b" id=\'>\'>c</p>', '<p>c</p>', 'c'],
    ['<script>alert(1)</script><img src="x" onerror="alert(1)"><svg/onload=alert(1)>', 'alert(1)', 'alert(1)'],
    ['&lt;script&gt; &amp;lt; &quot;&#39;&#x3c;b>', '&lt;script&gt; &amp;lt; &quot;&#39;&lt;b&gt;', `<script> &lt; "'<b>`],
    ['<p>never closed <em>nor this', '<p>never closed <em>nor this</em></p>', 'never closed nor this'],
    ['</p></td>stray<em>', 'stray<em></em>', 'stray'],
    ['<p><em>a</p>b</em>', '<p><em>a</em></p>b', 'a\nb'],
    ['a <p', 'a ', 'a'],
    ['a < b', 'a ', 'a'],
    ['<p>a\u0000b\u0007c\ud800d</p>', '<p>abcd</p>', 'abcd'],
    ['<p>&#0;&#x1b;&#xd800;a</p>', '<p>a</p>', 'a'],
  ])('%j', (html, written, text) => expect(plainHtml(html)).toEqual({ html: written, text, isCut: false }))

  test('keeps as much as may be kept, with all its tags closed', () => {
    const { html, text, isCut } = plainHtml(`<ul>${'<li>0123456789</li>'.repeat(120_000)}</ul>`)
    expect(isCut).toBe(true)
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS)
    expect(text.length).toBeGreaterThan(MOST_CHARACTERS - 20)
    expect(html).toMatch(/<\/li><\/ul>$/)
  })

  test('ends where there is nothing but tags', () => {
    expect(plainHtml('<br>'.repeat(500_000)).html!.length).toBeLessThan(1_000_000)
    const deep = plainHtml('<table><tr><td>'.repeat(100_000))
    expect(deep.html!.length).toBeLessThan(5_000)
  })
})

test('text has no controls, no halves of characters and one kind of line break', () => {
  expect(cleanText('a\r\nb\rc\u2028d\te\u0000\u0085f\udc00g😀')).toBe('a\nb\nc\nd\tefg😀')
})
