import { expect, test } from 'vitest'
import { fitName, namesInArchive } from './archive-names.ts'

test.each([
  ['a/b\\c', 'a_b_c'],
  ['../x', '.._x'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['CON .x', '_CON .x'],
  ['com¹', '_com¹'],
  ['Name. ', 'Name'],
  ['...', '_'],
  ['\u202egnp.exe', '_gnp.exe'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j becomes %j', (name, fit) => {
  expect(fitName(name)).toBe(fit)
})

test('a folder is called as no file beside it, and the same for all in it', () => {
  const nameOf = namesInArchive()
  const names = [nameOf([], 'Lease', 'a.pdf'), nameOf(['Lease.pdf'], 'One', 'a.pdf'), nameOf(['LEASE.PDF'], 'Two', 'a.pdf')]
  expect(names).toEqual(['Lease.pdf', 'Lease.pdf (2)/One.pdf', 'Lease.pdf (2)/Two.pdf'])
})

test('each has a name of its own, also long ones and those that differ by case', () => {
  const nameOf = namesInArchive()
  const long = 'x'.repeat(120)
  const names = [
    nameOf([], long, 'a.pdf'),
    nameOf([], long, 'b.pdf'),
    nameOf([], long.toUpperCase(), 'c.pdf'),
    nameOf(['In'], long, 'd.pdf'),
  ]
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4)
  expect(names[1]).toBe(`${'x'.repeat(96)} (2).pdf`)
  expect(nameOf([], 'Lease.pdf', 'lease.PDF')).toBe('Lease.pdf')
  expect(nameOf([], 'Lease', 'no ending')).toBe('Lease')
})
