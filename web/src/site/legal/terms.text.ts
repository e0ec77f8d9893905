import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/legal/terms', {
  whatThisAgreementIs: 'What this agreement is',
  byUsingThisSiteYou: 'By using this site you agree to these rules with {name}, who runs it.',
  privacyPolicy: 'privacy policy',
  theseTermsAreAContract:
    'These terms are a contract between you and {name} (“we”, “us”), who runs this installation of Keystead. You accept them by checking the box when you create an account, and by using the site without one as far as they apply to visitors. If you use Keystead for a company, you confirm that you may bind it. The {link} says what happens to personal data.',
  whatWeProvideAndWhat: 'What we provide, and what we are not',
  aPlaceToListFind: 'A place to list, find and manage homes. We are not your landlord, broker, lawyer or bank.',
  plansPage: 'plans page',
  keysteadLetsOwnersAgentsTenants:
    'Keystead lets owners, agents, tenants and businesses list and find properties, connect, exchange applications, agreements, documents, invoices, payments and requests, and keep records of them. What your account can do depends on your profile and your plan; the {link} says what each includes.',
  weAreNotAParty:
    'We are not a party to a lease, sale or management agreement between users. We do not own, inspect or guarantee listed properties, do not act as broker or agent for anyone, do not hold money in trust unless we say so in writing, and give no legal, tax or investment advice. Templates and articles are starting points. Whether they fit your state and city is for you, or your lawyer, to check.',
  yourAccount: 'Your account',
  oneAdultPersonTrueDetails: 'One adult person, true details, a password that only you know.',
  youMustBeAtLeast: 'You must be at least 18 and able to make a contract.',
  giveTrueDetailsAndKeep: 'Give true details and keep them current. Do not act for someone else without their permission.',
  keepYourPasswordSecurityPin:
    'Keep your password, security PIN, recovery codes and devices to yourself. If you think someone else has them, change the password and sign out other devices in your settings right away, and tell us.',
  whatIsDoneThroughYour: 'What is done through your account counts as yours, unless you could not have prevented it.',
  youMayHoldSeveralProfiles:
    'You may hold several profiles on one account. Do not use them to appear as different people to the same person.',
  listingsAndFairHousing: 'Listings and fair housing',
  listOnlyWhatYouMay: 'List only what you may list, truthfully, and treat everyone alike.',
  youOwnThePropertyOr: 'You own the property or are authorized by its owner, and it is actually available as described.',
  priceFeesSizePicturesAnd:
    'Price, fees, size, photos and location are true and current. Take a listing down when the home is no longer available.',
  youFollowTheFederalFair:
    'You follow the federal Fair Housing Act, which forbids discrimination because of race, color, religion, sex, national origin, familial status or disability, and the state and local laws that protect more, such as source of income.',
  noListingAsksForMoney: 'No listing asks for money before a tour, or for payment by gift card, wire to a stranger or cryptocurrency.',
  applicationsAndScreening: 'Applications and screening',
  reportsNeedAGoodReason: 'Reports need a good reason and a consent, and a decision based on one needs a notice.',
  whoOrdersABackgroundReport:
    'Anyone who orders a background report confirms a permissible purpose under the Fair Credit Reporting Act and uses the report for that application only.',
  whoDeclinesAnApplicantOr:
    'Anyone who declines an applicant, or asks for more, such as a higher deposit or a co-signer, because of anything in a report gives the notice that the act requires.',
  applicantsAnswerTruthfullyTheyMay:
    'Applicants answer truthfully. They may correct an error and dispute a report with the bureau that made it.',
  stateAndLocalLimitsOn: 'State and local limits on fees, records and waiting times apply in addition.',
  agreementsAndElectronicSignatures: 'Agreements and electronic signatures',
  anElectronicSignatureCountsLike: 'An electronic signature counts like ink. You may ask for paper, and some notices must be on paper.',
  beforeYouSignElectronicallyYou:
    'Before you sign electronically, you are asked to agree to do so, and you can decline and sign on paper with the other party instead. We record how an agreement was signed and seal the finished file for both sides. Notices that the law does not let anyone serve electronically, among them notices of default, eviction or utility shut-off for a home, must be given in the way that the law requires; posting them here is not enough.',
  paymentsBetweenUsers: 'Payments between users',
  aPaymentGatewayMovesThe: 'A payment gateway moves the money. You see every fee before you agree.',
  wherePaymentsAreSwitchedOn:
    'Where payments are switched on, they are processed by a payment gateway under its own terms, which you accept when you set it up.',
  aPaymentCountsAsMade: 'A payment counts as made when the gateway says that it has settled. Until then it is shown as being on its way.',
  aPaymentMayBeReturned:
    'A payment may be returned by a bank or disputed. The invoice is then open again, and the books show both entries. The person who received the money owes it back.',
  markingAnInvoiceAsPaid: 'Marking an invoice as paid cannot be undone. Refunds are made by the party who was paid.',
  lateFeesDepositsAndReceipts:
    'Late fees, deposits and receipts must follow the law of the place where the home is. That is up to the parties.',
  plansAndWhatWeCharge: 'Plans and what we charge',
  pricesStandOnThePlans: 'Prices are on the plans page. You can leave a plan at the end of its period.',
  aPlanWithAPrice:
    'A plan with a price begins when you agree to the price and we activate it. It renews by month or by year, as you chose.',
  anUpgradeTakesEffectAt: 'An upgrade takes effect at once; a downgrade or cancellation at the end of the period that is paid for.',
  weAnnounceAHigherPrice:
    'We announce a higher price at least 30 days ahead, and it starts with your next period. You may cancel before then.',
  whatIsPaidForA: 'What is paid for a period is not refunded, except where the law gives you that right or we end the service early.',
  whatYouUploadAndWrite: 'What you upload and write',
  itStaysYoursWeMay: 'It stays yours. We may show and store it so that the service works.',
  youKeepTheRightsIn:
    'You keep the rights in what you upload. You let us store, copy, convert and show it as far as the service needs it, for as long as it is here, and you confirm that you have the right to give us that permission. A testimonial may be shown with your name and occupation until you withdraw it. We may remove what breaks these terms. If something here infringes your copyright, write to us with a description of the work, where it is, how to reach you and a statement, under penalty of perjury, that you are entitled to complain.',
  whatIsNotAllowed: 'What is not allowed',
  noFraudNoHarassmentNo: 'No fraud, no harassment, no break-ins, no harvesting.',
  fraudFalseIdentitiesListingsThat: 'Fraud, false identities, listings that are bait, or anything against the law.',
  threatsHarassmentOrSharingSomebodys: 'Threats, harassment, or sharing someone’s private details without a right to.',
  gettingAroundLimitsOrAccess:
    'Getting around limits or access rules, searching for weaknesses without our consent, or overloading the service.',
  collectingDataInBulkBy: 'Collecting data in bulk by programs, other than the public pages that our rules for crawlers allow.',
  maliciousFilesOrAdvertisingThat: 'Malicious files, or unsolicited advertising.',
  endingIt: 'Ending it',
  youCanLeaveAtAny: 'You can leave at any time. We end an account only for a reason, and say which.',
  youCanCloseYourAccount:
    'You can close your account in the settings, and download a file with your data first. We may suspend or close an account that breaks these terms in a serious way or puts others at risk, or when we end the service as a whole. We tell you beforehand and give reasons unless that would do harm, and you can respond.',
  recordsThatTheOtherParty:
    'Records that the other party or the law needs remain, as the {link} describes. A lease between users does not end because an account does.',
  warrantyAndLiability: 'Warranty and liability',
  weWorkWithCareBut: 'We work with care but cannot promise perfection. Nothing here takes away rights that the law does not let us take.',
  weProvideTheServiceAs:
    'We provide the service “as is” and “as available”. As far as the law allows, we give no implied warranties of merchantability, fitness for a purpose or non-infringement, and do not promise that the service is without interruption or error, or that what users say is true.',
  asFarAsTheLaw:
    'As far as the law allows, we are not liable for indirect or consequential loss, lost profit or lost rent, and our liability for everything together is limited to what you paid us in the twelve months before the claim, or $100 if that is more. This does not limit liability for intent, gross negligence, injury to a person, or anything else that may not be limited.',
  ifYouCauseAClaim: 'If you cause a claim against us by breaking these terms or the law, you make good the loss that follows from it.',
  lawAndDisputes: 'Law and disputes',
  talkToUsFirstYour: 'Talk to us first. Your consumer rights are not affected.',
  writeToUsFirstMost:
    'Write to us first; most things can be settled within 30 days. These terms are governed by the law of the state in which {name} has its principal place of business, without its conflict rules, and its courts have jurisdiction. If you are a consumer, mandatory law of the place where you live and its courts remain open to you, as does small claims court. If one part of these terms is not enforceable, the rest still applies.',
  changesToTheseTerms: 'Changes to these terms',
  youHearOfChanges30: 'We tell you about changes 30 days ahead, and you may leave if you do not agree.',
  weMayChangeTheseTerms:
    'We may change these terms for good reason. The date at the top then changes, and account holders are notified by email at least 30 days before, unless a change only helps you or the law does not let us wait. If you keep using the service after that day, you agree.',
  howToReachUs: 'How to reach us',
  aPersonReadsWhatYou: 'A person reads what you write.',
})
