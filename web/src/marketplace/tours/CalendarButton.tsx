import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { use } from 'react'
import { useLocation } from 'react-router'
import { Site } from '../../sessions/site.ts'
import { Button } from '../../ui/Button.tsx'
import { CalendarIcon } from '../../ui/icons.ts'
import { calendarEntry } from './tour-calendar.ts'
import { text as words } from './tours.text.ts'

/** Hands the tour to the calendar of the device, as a file that all of them open. */
export function CalendarButton({ tour }: { tour: Tour }) {
  const { origin } = use(Site)
  const { pathname } = useLocation()

  function save() {
    const text = calendarEntry(tour, { page: new URL(pathname, origin).href, now: new Date() })
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'tour.ics'
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <Button icon={CalendarIcon} onClick={save}>
      {words.addToCalendar}
    </Button>
  )
}
