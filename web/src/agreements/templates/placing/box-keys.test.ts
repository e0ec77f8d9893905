import { expect, test } from 'vitest'
import { actOfKey, isUndo } from './box-keys.ts'

const key = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test('arrows move, with Shift farther, and resize with Alt or Ctrl', () => {
  expect(actOfKey(key('ArrowRight'))).toEqual({ kind: 'move', by: { x: 1, y: 0 } })
  expect(actOfKey(key('ArrowUp', { shiftKey: true }))).toEqual({ kind: 'move', by: { x: 0, y: -10 } })
  expect(actOfKey(key('ArrowDown', { altKey: true }))).toEqual({ kind: 'resize', by: { x: 0, y: 1 } })
  expect(actOfKey(key('ArrowLeft', { ctrlKey: true, shiftKey: true }))).toEqual({ kind: 'resize', by: { x: -10, y: 0 } })
})

test('what browsers and systems do with other keys stays theirs', () => {
  for (const other of [key('ArrowLeft', { metaKey: true }), key('d'), key('Backspace', { altKey: true }), key('Enter'), key('Tab')])
    expect(actOfKey(other)).toBeNull()
})

test('Delete removes, Ctrl+D and Cmd+D duplicate, Ctrl+Z and Cmd+Z undo', () => {
  expect(actOfKey(key('Delete'))).toEqual({ kind: 'remove' })
  expect(actOfKey(key('Backspace'))).toEqual({ kind: 'remove' })
  expect(actOfKey(key('d', { ctrlKey: true }))).toEqual({ kind: 'duplicate' })
  expect(actOfKey(key('D', { metaKey: true }))).toEqual({ kind: 'duplicate' })
  expect([key('z', { ctrlKey: true }), key('Z', { metaKey: true })].every(isUndo)).toBe(true)
  expect([key('z'), key('z', { ctrlKey: true, shiftKey: true }), key('y', { ctrlKey: true })].some(isUndo)).toBe(false)
})
