import { expect, test } from 'vitest'
import { hostNameIn, isLoopback } from './host-names.ts'

test.each([
  ['localhost', 'localhost'],
  ['LOCALHOST:4000', 'localhost'],
  ['homes.example.com', 'homes.example.com'],
  ['homes.example.com.:80', 'homes.example.com.'],
  ['my_machine:8080', 'my_machine'],
  ['127.0.0.1:4000', '127.0.0.1'],
  ['[::1]:4000', '[::1]'],
  ['[2001:db8::1]', '[2001:db8::1]'],
])('%s is a host', (header, name) => expect(hostNameIn(header)).toBe(name))

test.each([
  undefined,
  '',
  'evil/x?y#z',
  'a@evil.example',
  'evil.example:80:80',
  'evil.example:',
  'a b',
  '[::1',
  '::1',
  '-x',
  'x:123456',
  'a\\b',
])('%s is none', (header) => expect(hostNameIn(header)).toBeNull())

test('names of this machine are known by what they are, not by how they begin', () => {
  const names = ['localhost', 'localhost.', 'keystead.localhost', '127.0.0.1', '127.3.2.1', '[::1]']
  expect(names.filter(isLoopback)).toEqual(names)
  const others = ['localhost.evil.example', '127.0.0.1.evil.example', 'evillocalhost', '0.0.0.0', '10.0.0.1', '[::]', '[2001:db8::1]', '']
  expect(others.filter(isLoopback)).toEqual([])
})
