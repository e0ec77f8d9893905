import type { ReferenceItem } from '../../values/reference-items.ts'

/** What a picture shows, as RESO names it (ImageOf). An id is never used again for something else. */
export const IMAGE_ROOMS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Front' },
  { Id: 2, Text: 'Living Room' },
  { Id: 3, Text: 'Kitchen' },
  { Id: 4, Text: 'Dining Room' },
  { Id: 5, Text: 'Bedroom' },
  { Id: 6, Text: 'Bathroom' },
  { Id: 7, Text: 'Entrance' },
  { Id: 8, Text: 'Hallway' },
  { Id: 9, Text: 'Office' },
  { Id: 10, Text: 'Laundry' },
  { Id: 11, Text: 'Basement' },
  { Id: 12, Text: 'Attic' },
  { Id: 13, Text: 'Garage' },
  { Id: 14, Text: 'Parking' },
  { Id: 15, Text: 'Balcony' },
  { Id: 16, Text: 'Patio or Deck' },
  { Id: 17, Text: 'Garden' },
  { Id: 18, Text: 'Pool' },
  { Id: 19, Text: 'View' },
  { Id: 20, Text: 'Back' },
  { Id: 21, Text: 'Lobby' },
  { Id: 22, Text: 'Amenity' },
  { Id: 23, Text: 'Floor Plan' },
  { Id: 24, Text: 'Aerial View' },
  { Id: 25, Text: 'Neighborhood' },
  { Id: 26, Text: 'Work Area' },
  { Id: 27, Text: 'Sales Area' },
  { Id: 28, Text: 'Conference Room' },
  { Id: 29, Text: 'Storage' },
  { Id: 30, Text: 'Loading Area' },
]

/** How a picture without words of its own is described to those who cannot see it. */
export function madeAltText(title: string, place: number, room: string | null): string {
  return room ? `${room} of ${title}` : `${title}, photo ${place}`
}
