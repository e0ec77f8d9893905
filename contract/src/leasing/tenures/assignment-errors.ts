import { defineError } from '../../rpc/errors.ts'
import { messages } from './tenures-messages.text.ts'

export const AssignmentNotFound = defineError('AssignmentNotFound', 404, messages.assignmentNotFound)
export const AssignmentChanged = defineError('AssignmentChanged', 409, messages.assignmentChanged)
export const AlreadyAssigned = defineError('AlreadyAssigned', 409, messages.alreadyAssigned)
