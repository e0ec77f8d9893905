import { z } from 'zod'
import { payingFields } from '../../money/payments/payment.forms.ts'
import { requiredText, rowId } from '../../values/fields.ts'
import { MAX_WAIVE_REASON } from './fee.values.ts'

export const ownFee = { FormId: rowId('Application'), FeeId: rowId('Fee') }

const { Amount: _, ...paying } = payingFields

export const PayFeeForm = z.strictObject({ ...ownFee, ...paying })

export const waiveFields = { Reason: requiredText('Reason', { max: MAX_WAIVE_REASON, multiline: true }) }
