import { expect, test } from 'vitest'
import { arrangementOf, writtenAltText } from './image-order.ts'

test('a description that the server made up is not sent back as if somebody had written it', () => {
  expect(writtenAltText({ AltText: 'Oak House, photo 3', Caption: null, RoomId: null }, 'Oak House')).toBeNull()
  expect(writtenAltText({ AltText: 'The kitchen', Caption: 'The kitchen', RoomId: null }, 'Oak House')).toBeNull()
  expect(writtenAltText({ AltText: 'A red door', Caption: 'The kitchen', RoomId: null }, 'Oak House')).toBe('A red door')
  expect(writtenAltText({ AltText: 'Oak House, photo of the door', Caption: null, RoomId: null }, 'Oak House')).toBe(
    'Oak House, photo of the door',
  )
  const kitchen = 3
  expect(writtenAltText({ AltText: 'Kitchen of Oak House', Caption: null, RoomId: kitchen }, 'Oak House')).toBeNull()
  expect(writtenAltText({ AltText: 'Kitchen of Oak House', Caption: null, RoomId: null }, 'Oak House')).toBe('Kitchen of Oak House')
})

test('an arrangement names every picture in order and where the primary one is', () => {
  const image = (ImageId: string, IsPrimary: boolean) => ({
    ImageId,
    IsPrimary,
    Caption: null,
    AltText: 'Oak House, photo 1',
    RoomId: 5,
    Width: 4,
    Height: 3,
    Placeholder: null,
    Sizes: [],
  })
  expect(arrangementOf([image('one', false), image('two', true)], { AssetId: 'asset', Title: 'Oak House' })).toEqual({
    AssetId: 'asset',
    Images: [
      { ImageId: 'one', Caption: null, AltText: null, RoomId: 5 },
      { ImageId: 'two', Caption: null, AltText: null, RoomId: 5 },
    ],
    PrimaryIndex: 1,
  })
})
