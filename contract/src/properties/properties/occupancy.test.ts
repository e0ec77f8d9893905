import { describe, expect, test } from 'vitest'
import { occupancyOf } from './occupancy.ts'

const TODAY = '2026-11-23'
const home = (rest: Partial<Parameters<typeof occupancyOf>[0]>) =>
  occupancyOf({ Leased: [], Notice: null, IsOffBooks: false, ...rest }, TODAY)

describe('a home is', () => {
  test('vacant, since never where it was not leased yet', () => {
    expect(home({})).toEqual({ Status: 'vacant', Day: null })
  })

  test('vacant from the day after the last one', () => {
    expect(home({ Leased: [{ First: '2025-01-01', Last: '2026-11-22' }] })).toEqual({ Status: 'vacant', Day: '2026-11-23' })
  })

  test('ending on its last day, and up to 60 days before it', () => {
    const until = (Last: string) => home({ Leased: [{ First: '2025-01-01', Last }] }).Status
    expect([until('2026-11-23'), until('2027-01-22'), until('2027-01-23')]).toEqual(['ending', 'ending', 'occupied'])
  })

  test('occupied until the last day of now, where another lease follows', () => {
    const Leased = [
      { First: '2025-12-01', Last: '2026-11-30' },
      { First: '2026-12-05', Last: null },
    ]
    expect(home({ Leased })).toEqual({ Status: 'occupied', Day: '2026-11-30' })
  })

  test('occupied without a day from month to month', () => {
    expect(home({ Leased: [{ First: '2026-11-23', Last: null }] })).toEqual({ Status: 'occupied', Day: null })
  })

  test('under notice until the day of moving out, and no longer', () => {
    const Leased = [{ First: '2026-01-01', Last: null }]
    const movingOut = (Last: string) => home({ Leased, Notice: { First: '2026-01-01', Last } })
    expect(movingOut('2026-11-23')).toEqual({ Status: 'notice', Day: '2026-11-23' })
    expect(movingOut('2026-11-22')).toEqual({ Status: 'occupied', Day: null })
  })

  test('upcoming between two leases and before the first', () => {
    const next = { First: '2026-12-01', Last: null }
    expect(home({ Leased: [{ First: '2025-01-01', Last: '2026-10-31' }, next] })).toEqual({ Status: 'upcoming', Day: '2026-12-01' })
    expect(home({ Leased: [next], IsOffBooks: true }).Status).toBe('upcoming')
  })

  test('not for rent only while no one lives there', () => {
    expect(home({ IsOffBooks: true }).Status).toBe('off-books')
    expect(home({ Leased: [{ First: '2026-01-01', Last: null }], IsOffBooks: true }).Status).toBe('occupied')
  })
})
