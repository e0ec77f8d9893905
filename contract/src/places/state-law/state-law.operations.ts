import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { choice } from '../../values/fields.ts'
import { LAW_BASES, LAW_STANDINGS, LAW_VALUES, type LawTopic } from './state-law.values.ts'
import { messages } from './state-law-messages.text.ts'

const common = area('common')

const readByAll = publicAccess('Landlords and tenants read what the law says before they sign up.')

export const StateLawNotFound = defineError('StateLawNotFound', 404, messages.lawNotFound)

function ruleOf<Topic extends LawTopic, Value extends z.ZodType>(topic: Topic, value: Value) {
  return z.object({
    Topic: z.literal(topic),
    Standing: z.enum(LAW_STANDINGS),
    /** Null where the state has no rule, or none that is certain. */
    Value: z.nullable(value),
    Statute: z.string().nullable(),
    /** The rule with the exceptions that matter, in plain words. */
    Says: z.string(),
    Basis: z.enum(LAW_BASES).nullable(),
    CheckedOn: z.iso.date(),
    /** The operator of this installation has written it. */
    IsAmended: z.boolean(),
  })
}

export const LawRule = z.discriminatedUnion('Topic', [
  ruleOf('NoticeToEnter', LAW_VALUES.NoticeToEnter),
  ruleOf('NoticeToEndByLandlord', LAW_VALUES.NoticeToEndByLandlord),
  ruleOf('NoticeToEndByTenant', LAW_VALUES.NoticeToEndByTenant),
  ruleOf('NoticeOfIncrease', LAW_VALUES.NoticeOfIncrease),
  ruleOf('DepositCap', LAW_VALUES.DepositCap),
  ruleOf('DepositReturn', LAW_VALUES.DepositReturn),
  ruleOf('DepositInterest', LAW_VALUES.DepositInterest),
  ruleOf('LateFeeGrace', LAW_VALUES.LateFeeGrace),
  ruleOf('LateFeeCap', LAW_VALUES.LateFeeCap),
  ruleOf('ApplicationFeeCap', LAW_VALUES.ApplicationFeeCap),
  ruleOf('SourceOfIncome', LAW_VALUES.SourceOfIncome),
  ruleOf('PortableReports', LAW_VALUES.PortableReports),
  ruleOf('Disclosures', LAW_VALUES.Disclosures),
])
export type LawRule = z.infer<typeof LawRule>
export type LawRuleOf<Topic extends LawTopic> = Extract<LawRule, { Topic: Topic }>

export const GetStateLaws = common.query('GetStateLaws', {
  summary: 'The states whose law on renting homes is written down, by name, with how many of its topics are certain.',
  access: readByAll,
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(
      z.object({
        StateId: z.int(),
        Code: z.string(),
        Name: z.string(),
        CertainCount: z.int(),
        TopicsCount: z.int(),
        /** The oldest of its rules was checked on this day. */
        CheckedOn: z.iso.date(),
      }),
    ),
  }),
  readsNothing: 'It changes with a release or by the operator, and with no command.',
})

export const GetStateLaw = common.query('GetStateLaw', {
  summary:
    'What the law of a state says of renting a home: notices, deposits, fees and disclosures, each with its statute. No legal advice.',
  access: readByAll,
  input: z.strictObject({ StateId: choice('State') }),
  output: z.object({ StateId: z.int(), Code: z.string(), Name: z.string(), Rules: z.array(LawRule) }),
  errors: [StateLawNotFound],
  readsNothing: 'It changes with a release or by the operator, and with no command.',
})
