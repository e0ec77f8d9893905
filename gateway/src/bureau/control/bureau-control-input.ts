import { z } from 'zod'
import { ruleWith } from '../../misbehavior/misbehavior.ts'
import { PRODUCTS } from '../products.ts'

/** Beside what goes wrong at any company, it answers what is about someone else. */
export const ruleInput = ruleWith('other_person')

export const freezeInput = z.strictObject({ frozen: z.boolean() })
export const correctInput = z.strictObject({ product: z.enum(PRODUCTS) })
export const resolveInput = z.strictObject({ outcome: z.enum(['corrected', 'verified']) })
