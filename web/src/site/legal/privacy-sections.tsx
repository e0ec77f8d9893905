import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type Company } from '../../places/reference-data/company.ts'
import { CompanyContact } from '../CompanyContact.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { StoredInBrowser } from './StoredInBrowser.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './privacy.text.ts'

export const PRIVACY_VERSION = '2026-11-21'

/** What is done with people's data. It describes what the software does: whoever changes the one changes the other. */
export function privacySections(company: Company): readonly LegalSection[] {
  return [
    {
      id: 'who',
      title: text.whoIsResponsible,
      plain: text.nameRunsThisInstallationKeeps({ name: company.name }),
      body: (
        <>
          <p>{text.keysteadIsSoftwareThatAn({ name: company.name })}</p>
          <CompanyContact company={company} />
        </>
      ),
    },
    {
      id: 'what',
      title: text.whatWeKeep,
      plain: text.whatYouTellUsWhat,
      body: (
        <ul>
          <li>{inParts(text.strongNameEmailPhoneThe.parts({ topic: <strong>{text.accountAndProfiles}</strong> }))}</li>
          <li>{inParts(text.strongPropertiesPicturesWithoutThe.parts({ topic: <strong>{text.homesAndWhatIsAround}</strong> }))}</li>
          <li>{inParts(text.strongAgreementsWithTheRecord.parts({ topic: <strong>{text.leasesAndMoney}</strong> }))}</li>
          <li>{inParts(text.strongWhatAnApplicantEnters.parts({ topic: <strong>{text.applications}</strong> }))}</li>
          <li>{inParts(text.strongIPAddressAndBrowser.parts({ topic: <strong>{text.technicalRecords}</strong> }))}</li>
          <li>{inParts(text.strongAnInvitationSentTo.parts({ topic: <strong>{text.whatOthersTellUsAbout}</strong> }))}</li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: text.whatWeUseItFor,
      plain: text.toDoWhatYouAsked,
      body: (
        <>
          <ul>
            <li>{text.toProvideTheServiceShow}</li>
            <li>{text.toKeepAccountsSafeRecognize}</li>
            <li>{text.toTellYouWhatYou}</li>
            <li>{text.toKeepTheBooksAnd}</li>
          </ul>
          <p>{text.weDoNotSellOr}</p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: text.cookiesAndWhatYourBrowser,
      plain: text.onlyWhatKeepsYouSigned,
      body: (
        <>
          <p>{text.pagesLoadNothingFromOther}</p>
          <StoredInBrowser />
          <p>{text.youCanDeleteAllOf}</p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: text.whoElseSeesIt,
      plain: text.thePeopleYouDealWith,
      body: (
        <>
          <ul>
            <li>{inParts(text.strongOwnersAgentsTenantsAnd.parts({ topic: <strong>{text.theOtherSide}</strong> }))}</li>
            <li>{inParts(text.strongAListingWhileIt.parts({ topic: <strong>{text.everyone}</strong> }))}</li>
            <li>{inParts(text.strongWherePaymentsAreSwitched.parts({ topic: <strong>{text.aPaymentGateway}</strong> }))}</li>
            <li>{inParts(text.strongOnlyForAnApplication.parts({ topic: <strong>{text.aBackgroundCheckBureau}</strong> }))}</li>
            <li>
              {inParts(
                text.strongForTheMessagesWe.parts({
                  topic: <strong>{text.aMailCarrier}</strong>,
                  otherTopic: <strong>{text.aSignInProvider}</strong>,
                }),
              )}
            </li>
            <li>{inParts(text.strongWhereWeAreBound.parts({ topic: <strong>{text.courtsAndAuthorities}</strong> }))}</li>
          </ul>
          <p>{inParts(text.servicesWorkUnderContractsThat.parts({ link: <Link to={paths.contactUs()}>{text.askUs}</Link> }))}</p>
        </>
      ),
    },
    {
      id: 'protection',
      title: text.howItIsProtected,
      plain: text.hashedEncryptedCheckedTwiceAnd,
      body: (
        <ul>
          <li>{text.passwordsAreStoredAsArgon2id}</li>
          <li>{text.socialSecurityAndTaxNumbers}</li>
          <li>{text.everyCallIsCheckedAgainst}</li>
          <li>{text.uploadedPicturesAreDrawnAnew}</li>
          <li>{text.changesAreWrittenToA}</li>
          <li>{text.ifABreachPutsYou}</li>
        </ul>
      ),
    },
    {
      id: 'retention',
      title: text.howLongWeKeepIt,
      plain: text.asLongAsYouUse,
      body: (
        <ul>
          <li>{inParts(text.strongEndAfter12Hours.parts({ topic: <strong>{text.sessions}</strong> }))}</li>
          <li>
            {inParts(
              text.strongWorkOnceAndFor.parts({
                topic: <strong>{text.resetLinks}</strong>,
                otherTopic: <strong>{text.deviceTokens}</strong>,
              }),
            )}
          </li>
          <li>{inParts(text.strongThatKeepARepeated.parts({ topic: <strong>{text.storedAnswers}</strong> }))}</li>
          <li>{inParts(text.strongStayUntilYouClose.parts({ topic: <strong>{text.yourAccountAndItsContent}</strong> }))}</li>
          <li>{inParts(text.strongStayForAsLong.parts({ topic: <strong>{text.agreementsInvoicesPaymentsAndThe}</strong> }))}</li>
          <li>{inParts(text.strongStayForAsLong2.parts({ topic: <strong>{text.applicationsAndReports}</strong> }))}</li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: text.yourRightsAndChoices,
      plain: text.seeItTakeItAlong,
      body: (
        <>
          <ul>
            <li>{inParts(text.strongYourSettingsOfferA.parts({ topic: <strong>{text.seeAndTakeAlong}</strong> }))}</li>
            <li>{inParts(text.strongMostOfItYou.parts({ topic: <strong>{text.correct}</strong> }))}</li>
            <li>{inParts(text.strongClosingYourAccountReplaces.parts({ topic: <strong>{text.deleteIt}</strong> }))}</li>
            <li>{inParts(text.strongTellUsWhatYou.parts({ topic: <strong>{text.objectOrLimit}</strong> }))}</li>
          </ul>
          <p>{text.weAnswerWithinTheTime}</p>
        </>
      ),
    },
    {
      id: 'children',
      title: text.children,
      plain: text.accountsAreForAdults,
      body: <p>{text.youMustBe18To}</p>,
    },
    {
      id: 'changes',
      title: text.changesToThisPolicy,
      plain: text.theDateAtTheTop,
      body: <p>{text.whenWeChangeHowWe}</p>,
    },
    {
      id: 'contact',
      title: text.howToReachUs,
      plain: text.writeToUsAboutAnything,
      body: <CompanyContact company={company} />,
    },
  ]
}
