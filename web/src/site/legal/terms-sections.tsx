import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Company } from '../../places/reference-data/company.ts'
import { CompanyContact } from '../CompanyContact.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './terms.text.ts'

export const TERMS_VERSION = '2026-11-21'

/** The contract between whoever runs this installation and those who use it. */
export function termsSections(company: Company): readonly LegalSection[] {
  return [
    {
      id: 'agreement',
      title: text.whatThisAgreementIs,
      plain: text.byUsingThisSiteYou({ name: company.name }),
      body: (
        <p>
          {inParts(
            text.theseTermsAreAContract.parts({ name: company.name, link: <Link to={paths.privacyPolicy()}>{text.privacyPolicy}</Link> }),
          )}
        </p>
      ),
    },
    {
      id: 'service',
      title: text.whatWeProvideAndWhat,
      plain: text.aPlaceToListFind,
      body: (
        <>
          <p>{inParts(text.keysteadLetsOwnersAgentsTenants.parts({ link: <Link to={paths.plans()}>{text.plansPage}</Link> }))}</p>
          <p>{text.weAreNotAParty}</p>
        </>
      ),
    },
    {
      id: 'account',
      title: text.yourAccount,
      plain: text.oneAdultPersonTrueDetails,
      body: (
        <ul>
          <li>{text.youMustBeAtLeast}</li>
          <li>{text.giveTrueDetailsAndKeep}</li>
          <li>{text.keepYourPasswordSecurityPin}</li>
          <li>{text.whatIsDoneThroughYour}</li>
          <li>{text.youMayHoldSeveralProfiles}</li>
        </ul>
      ),
    },
    {
      id: 'listings',
      title: text.listingsAndFairHousing,
      plain: text.listOnlyWhatYouMay,
      body: (
        <ul>
          <li>{text.youOwnThePropertyOr}</li>
          <li>{text.priceFeesSizePicturesAnd}</li>
          <li>{text.youFollowTheFederalFair}</li>
          <li>{text.noListingAsksForMoney}</li>
        </ul>
      ),
    },
    {
      id: 'screening',
      title: text.applicationsAndScreening,
      plain: text.reportsNeedAGoodReason,
      body: (
        <ul>
          <li>{text.whoOrdersABackgroundReport}</li>
          <li>{text.whoDeclinesAnApplicantOr}</li>
          <li>{text.applicantsAnswerTruthfullyTheyMay}</li>
          <li>{text.stateAndLocalLimitsOn}</li>
        </ul>
      ),
    },
    {
      id: 'signing',
      title: text.agreementsAndElectronicSignatures,
      plain: text.anElectronicSignatureCountsLike,
      body: <p>{text.beforeYouSignElectronicallyYou}</p>,
    },
    {
      id: 'payments',
      title: text.paymentsBetweenUsers,
      plain: text.aPaymentGatewayMovesThe,
      body: (
        <ul>
          <li>{text.wherePaymentsAreSwitchedOn}</li>
          <li>{text.aPaymentCountsAsMade}</li>
          <li>{text.aPaymentMayBeReturned}</li>
          <li>{text.markingAnInvoiceAsPaid}</li>
          <li>{text.lateFeesDepositsAndReceipts}</li>
        </ul>
      ),
    },
    {
      id: 'plans',
      title: text.plansAndWhatWeCharge,
      plain: text.pricesStandOnThePlans,
      body: (
        <ul>
          <li>{text.aPlanWithAPrice}</li>
          <li>{text.anUpgradeTakesEffectAt}</li>
          <li>{text.weAnnounceAHigherPrice}</li>
          <li>{text.whatIsPaidForA}</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: text.whatYouUploadAndWrite,
      plain: text.itStaysYoursWeMay,
      body: <p>{text.youKeepTheRightsIn}</p>,
    },
    {
      id: 'rules',
      title: text.whatIsNotAllowed,
      plain: text.noFraudNoHarassmentNo,
      body: (
        <ul>
          <li>{text.fraudFalseIdentitiesListingsThat}</li>
          <li>{text.threatsHarassmentOrSharingSomebodys}</li>
          <li>{text.gettingAroundLimitsOrAccess}</li>
          <li>{text.collectingDataInBulkBy}</li>
          <li>{text.maliciousFilesOrAdvertisingThat}</li>
        </ul>
      ),
    },
    {
      id: 'ending',
      title: text.endingIt,
      plain: text.youCanLeaveAtAny,
      body: (
        <>
          <p>{text.youCanCloseYourAccount}</p>
          <p>{inParts(text.recordsThatTheOtherParty.parts({ link: <Link to={paths.privacyPolicy()}>{text.privacyPolicy}</Link> }))}</p>
        </>
      ),
    },
    {
      id: 'liability',
      title: text.warrantyAndLiability,
      plain: text.weWorkWithCareBut,
      body: (
        <>
          <p>{text.weProvideTheServiceAs}</p>
          <p>{text.asFarAsTheLaw}</p>
          <p>{text.ifYouCauseAClaim}</p>
        </>
      ),
    },
    {
      id: 'disputes',
      title: text.lawAndDisputes,
      plain: text.talkToUsFirstYour,
      body: <p>{text.writeToUsFirstMost({ name: company.name })}</p>,
    },
    {
      id: 'changes',
      title: text.changesToTheseTerms,
      plain: text.youHearOfChanges30,
      body: <p>{text.weMayChangeTheseTerms}</p>,
    },
    {
      id: 'contact',
      title: text.howToReachUs,
      plain: text.aPersonReadsWhatYou,
      body: <CompanyContact company={company} />,
    },
  ]
}
