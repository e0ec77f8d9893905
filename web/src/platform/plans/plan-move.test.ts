import type { PricingPlan, UserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { describe, expect, test } from 'vitest'
import { moveObstacle, moveTo } from './plan-move.ts'

const plan = (PlanId: number, PriceMonth: string): PricingPlan => ({
  PlanId,
  Code: `plan${PlanId}`,
  Name: `Plan ${PlanId}`,
  Description: '',
  PriceMonth,
  PriceYear: PriceMonth,
  Limits: { StorageBytes: 1, Members: 1, SignaturesPerMonth: 1 },
  Features: [],
})
const [free, plus, pro] = [plan(1, '0.00'), plan(2, '15.00'), plan(3, '45.00')]
const period = { Interval: 'month', Price: '15.00', StartedAt: '2026-11-01T00:00:00Z', EndsAt: '2026-12-01T00:00:00Z' } as const
const on = (Plan: PricingPlan, rest: Partial<UserPlan> = {}): UserPlan => ({
  Plan,
  Period: null,
  Next: null,
  Request: null,
  Usage: { StorageBytes: 0 },
  ...rest,
})

describe('choosing', () => {
  test.each([
    ['a dearer plan is an upgrade', plus, on(free), 'upgrade'],
    ['the free plan on the free plan is nothing', free, on(free), 'none'],
    ['the paid plan that one has is a renewal', plus, on(plus, { Period: period }), 'renew'],
    ['the paid plan that one leaves is nothing', plus, on(plus, { Period: period, Next: { PlanId: 1, Name: 'Free' } }), 'none'],
    ['a cheaper plan comes after what is paid', plus, on(pro, { Period: period }), 'downgrade-later'],
    ['a cheaper plan comes at once where nothing is paid', free, on(plus), 'downgrade-now'],
  ])('%s', (_what, wanted, current, move) => {
    expect(moveTo(wanted, current)).toBe(move)
  })
})

test('an open request stands in the way of every other wish', () => {
  const current = on(free, { Request: { PlanId: 2, Name: 'Plus', Interval: 'month', Price: '15.00', RequestedAt: period.StartedAt } })
  expect(moveObstacle(plus, current)).toContain('already')
  expect(moveObstacle(pro, current)).toContain('withdraw')
  expect(moveObstacle(pro, on(free))).toBeNull()
})
