import * as operations from '@keystead/contract/agreements/templates/template.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { deleteAgreementTemplate } from './delete-template.ts'
import { getAgreementTemplateDetails, getAgreementTemplates, getAgreementTemplateVersions, getTemplatePaper } from './get-templates.ts'
import { getTemplateStarters } from './get-template-starters.ts'
import { createAgreementTemplate, updateAgreementTemplate } from './save-template.ts'
import { getTemplatePreview } from './template-preview.ts'
import { templateOfCall } from './template.access.ts'

export const templateModule = implementAll(
  operations,
  {
    GetAgreementTemplates: getAgreementTemplates,
    GetAgreementTemplateDetails: getAgreementTemplateDetails,
    GetAgreementTemplateVersions: getAgreementTemplateVersions,
    GetTemplatePaper: getTemplatePaper,
    GetTemplatePreview: getTemplatePreview,
    GetTemplateStarters: getTemplateStarters,
    CreateAgreementTemplate: createAgreementTemplate,
    UpdateAgreementTemplate: updateAgreementTemplate,
    DeleteAgreementTemplate: deleteAgreementTemplate,
  },
  { 'agreement-template': templateOfCall },
)
