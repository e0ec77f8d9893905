import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/map/map', {
  theMapIsOnIts: 'Loading the map…',
  theMapCannotBeDrawn: 'The map can’t be shown.',
  aPartOfTheMap: 'Part of the map couldn’t be loaded.',
  zoomIn: '{name}. Zoom in.',
  homesTogether: { one: '{name}', other: '{count} homes close together, the first: {name}' },
  pinOfTheHomeMove: 'Pin of the home. Move it with the arrow keys.',
})
