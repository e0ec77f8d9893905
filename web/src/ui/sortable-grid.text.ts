import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/sortable-grid', {
  theArrowKeysMoveIt: 'The arrow keys move it, Enter drops it, Escape puts it back.',
  pickedUp: '{thing} {place} of {total} picked up. The arrow keys move it, Enter drops it, Escape puts it back.',
  dropped: '{thing} dropped at place {place} of {total}.',
  placeNow: 'Place {place} of {total}.',
  putBack: '{thing} put back at place {place}.',
})
