import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/legal/privacy', {
  whoIsResponsible: 'Who is responsible',
  nameRunsThisInstallationKeeps: '{name} runs this installation, keeps your data, and answers for it.',
  keysteadIsSoftwareThatAn:
    'Keystead is software that an organization installs on its own machines. “We” and “us” mean {name}, who runs the installation you are using. The makers of the software get no data from it. Where an owner, an agent or a business uses Keystead to manage homes, they too are responsible for what they do with the data you give them, such as an application.',
  whatWeKeep: 'What we keep',
  whatYouTellUsWhat: 'What you tell us, what happens in your account, and the little that a web server needs to know.',
  accountAndProfiles: 'Account and profiles:',
  strongNameEmailPhoneThe:
    '{topic} name, email, phone, the kind of profile you hold, picture and description, and your password as a one-way hash. We cannot read your password.',
  homesAndWhatIsAround: 'Homes and what is around them:',
  strongPropertiesPicturesWithoutThe:
    '{topic} properties, pictures (without the camera and location data hidden in the files), owners’ shares, assignments, connections, messages and requests.',
  leasesAndMoney: 'Leases and money:',
  strongAgreementsWithTheRecord: '{topic} agreements with the record of how they were signed, invoices, payments and receipts.',
  applications: 'Applications:',
  strongWhatAnApplicantEnters:
    '{topic} what an applicant enters about identity, residence and employment, the documents they add, and the consent they gave, with its wording, time and IP address.',
  technicalRecords: 'Technical records:',
  strongIPAddressAndBrowser:
    '{topic} IP address and browser of your sign-ins, which device made a call, and a log of errors without what you typed. We use them to keep accounts safe and the service running.',
  whatOthersTellUsAbout: 'What others tell us about you:',
  strongAnInvitationSentTo:
    '{topic} an invitation sent to your email, or a lease that names you. With a sign-in provider, the name, email and identifier that it hands over with your permission.',
  whatWeUseItFor: 'What we use it for',
  toDoWhatYouAsked: 'To do what you asked for, to keep it safe, and to obey the law. Never for advertising.',
  toProvideTheServiceShow:
    'To provide the service: show listings, carry applications, agreements, invoices, payments and requests between the parties.',
  toKeepAccountsSafeRecognize:
    'To keep accounts safe: recognize a sign-in from elsewhere, slow down anyone who guesses passwords or codes, and find out what happened.',
  toTellYouWhatYou: 'To tell you what you need to know, the way you chose in your notification settings.',
  toKeepTheBooksAnd: 'To keep the books and records that tax, housing and consumer law require.',
  weDoNotSellOr:
    'We do not sell or rent personal data, do not share it for advertising across other sites, and do not let a program alone decide whether someone gets a home. Where the law asks for a legal ground, ours are the contract with you, our legitimate interest in a safe service, legal duty, and your consent where we ask for it. You can withdraw a consent for the future at any time.',
  cookiesAndWhatYourBrowser: 'Cookies and what your browser keeps',
  onlyWhatKeepsYouSigned: 'Only what keeps you signed in and the page as you like it. No trackers, so there is no banner.',
  pagesLoadNothingFromOther:
    'Pages load nothing from other companies: fonts, maps and scripts come from this installation. There is no analytics service, no advertising and no pixel. This is everything we store in your browser:',
  youCanDeleteAllOf: 'You can delete all of them in your browser. Deleting the session cookie signs you out.',
  whoElseSeesIt: 'Who else sees it',
  thePeopleYouDealWith: 'The people you deal with, a few services that do their part, and authorities where the law makes us.',
  theOtherSide: 'The other side:',
  strongOwnersAgentsTenantsAnd:
    '{topic} owners, agents, tenants and members of a business see what their role in a home or a connection needs, and what you share with them.',
  everyone: 'Everyone:',
  strongAListingWhileIt:
    '{topic} a listing while it is on the market, with as exact an address as its owner chose, and the public part of a profile.',
  aPaymentGateway: 'A payment gateway,',
  strongWherePaymentsAreSwitched:
    '{topic} where payments are switched on. Card and bank numbers go from your browser to the gateway; we keep a token and the last four digits.',
  aBackgroundCheckBureau: 'A background-check bureau,',
  strongOnlyForAnApplication:
    '{topic} only for an application, only with your recorded consent. A landlord does not get your full Social Security number from us.',
  aMailCarrier: 'An email carrier',
  aSignInProvider: 'a sign-in provider',
  strongForTheMessagesWe: '{topic} for the messages we send, and {otherTopic} if you use one.',
  courtsAndAuthorities: 'Courts and authorities,',
  strongWhereWeAreBound:
    '{topic} where we are bound to answer. We give no more than is requested, and we tell you unless we are not allowed to.',
  askUs: 'Ask us',
  servicesWorkUnderContractsThat:
    'Services work under contracts that let them use the data for that purpose only. {link} for the names of those that this installation uses.',
  howItIsProtected: 'How it is protected',
  hashedEncryptedCheckedTwiceAnd:
    'Hashed, encrypted, checked twice and logged. No system is perfect; we tell you when something goes wrong.',
  passwordsAreStoredAsArgon2id:
    'Passwords are stored as Argon2id hashes; session secrets, reset links and device tokens only as hashes or signatures.',
  socialSecurityAndTaxNumbers:
    'Social Security and tax numbers, dates of birth, identity numbers and background reports are encrypted one by one, with keys that are kept apart from the database.',
  everyCallIsCheckedAgainst:
    'Every call is checked against who is asking; the database refuses rows of another account on its own as a second net.',
  uploadedPicturesAreDrawnAnew:
    'Uploaded pictures are redrawn and other files are checked before anyone can open them, through links that expire.',
  changesAreWrittenToA:
    'Changes are written to a log in which each entry is chained to the one before, so that an edit can be found. The log holds no passwords, keys or full identity numbers.',
  ifABreachPutsYou: 'If a breach puts you at risk, we tell you and the authorities as the law requires.',
  howLongWeKeepIt: 'How long we keep it',
  asLongAsYouUse: 'As long as you use it, then as long as the law or the other party to a contract needs it.',
  sessions: 'Sessions',
  strongEndAfter12Hours:
    '{topic} end after 12 hours, or 2 hours without use. With “remember me” it is 30 days, or 14 days without use. The list of ended sessions is deleted after 90 days.',
  resetLinks: 'Reset links',
  deviceTokens: 'Device tokens',
  strongWorkOnceAndFor: '{topic} work once and for 30 minutes. {otherTopic} last 24 hours.',
  storedAnswers: 'Stored answers',
  strongThatKeepARepeated:
    '{topic} that keep a repeated request from acting twice are deleted after 72 hours; those about money after 400 days.',
  yourAccountAndItsContent: 'Your account and its content',
  strongStayUntilYouClose: '{topic} stay until you close the account or delete them.',
  agreementsInvoicesPaymentsAndThe: 'Agreements, invoices, payments and the log of changes',
  strongStayForAsLong:
    '{topic} stay for as long as tax, housing or consumer law requires, also after an account is closed, since they belong to the other party as well.',
  applicationsAndReports: 'Applications and reports',
  strongStayForAsLong2:
    '{topic} stay for as long as the decision may be questioned, then the encrypted parts are made unreadable by destroying their key.',
  yourRightsAndChoices: 'Your rights and choices',
  seeItTakeItAlong: 'See it, download it, correct it, have it deleted. Write to us and a person answers.',
  seeAndTakeAlong: 'See and download:',
  strongYourSettingsOfferA: '{topic} your settings offer a file with your account’s data.',
  correct: 'Correct:',
  strongMostOfItYou: '{topic} most of it you can change yourself. For the rest, write to us.',
  deleteIt: 'Delete:',
  strongClosingYourAccountReplaces:
    '{topic} closing your account replaces your name and contact details with a placeholder and deletes what is yours alone. Entries that the other party or the law needs remain, with no more about you than they must contain.',
  objectOrLimit: 'Object or limit:',
  strongTellUsWhatYou: '{topic} tell us what you do not want, and we will tell you what can be done.',
  weAnswerWithinTheTime:
    'We answer within the time that your law gives us, usually 30 to 45 days, and we may ask you to show that the account is yours. You will not be treated any worse for asking. Depending on where you live, for instance in California, Virginia, Colorado or the European Union, you may have further rights, may let someone act for you, and may complain to your attorney general or data protection authority. Disputes about a background report go to the bureau that made it; the Fair Credit Reporting Act gives you a free copy after a decision against you.',
  children: 'Children',
  accountsAreForAdults: 'Accounts are for adults.',
  youMustBe18To:
    'You must be 18 to have an account. A lease or an application may name children who will live in a home; we use that for the lease and for nothing else. If a child has created an account, tell us and we will delete it.',
  changesToThisPolicy: 'Changes to this policy',
  theDateAtTheTop: 'The date at the top changes, and we tell you about important changes before they take effect.',
  whenWeChangeHowWe:
    'When we change how we handle data, this page changes with it and shows a new date. If a change affects your rights, account holders are notified by email before it takes effect. Earlier versions are available on request.',
  howToReachUs: 'How to reach us',
  writeToUsAboutAnything: 'Write to us about anything on this page.',
  sidOnSecureSitesHost: 'sid (on secure sites: __Host-sid)',
  sessionCookieARandomSecret: 'Session cookie, a random secret that scripts cannot read. It proves that it is you.',
  untilTheBrowserClosesWith: 'Until the browser closes; with “remember me” 30 days',
  displayCookieWithYourEmail: 'Display cookie with your email, name, profile and plan, so that pages know what to show. It grants nothing.',
  untilTheBrowserClosesWith2: 'Until the browser closes; with “remember me”, after switching profile or changing plan 30 days',
  cookieWithYourChoiceOf: 'Cookie with your choice of a light or dark page, if you made one.',
  oneYear: 'One year',
  localStorageARandomNumber: 'Local storage: a random number for this browser and a signed token, to tell people from floods of requests.',
  theToken24HoursThe: 'The token 24 hours; the number until you delete it',
  localStorageTheEmailOf: 'Local storage: the email of the last sign-in, to fill it in for you.',
  untilYouDeleteIt: 'Until you delete it',
  localStorageTheVersionOf:
    'Local storage: the version of the pages that was last reloaded, so that a failing page does not reload forever.',
  localStorageTheHomesThat: 'Local storage: the homes that you saved without signing in. They move into your account when you do.',
  untilYouSignInOr: 'Until you sign in, or remove them',
  selectionEntries: 'selection entries',
  localStorageWhatYouWere: 'Local storage: what you were working on, such as an unfinished form, so that a reload does not lose it.',
  sessionStorageWhatOpens:
    'Session storage: while you sign an agreement by the link of an email, the link and what the code has opened, so that a reload doesn’t ask for another code',
  untilTheTabCloses: 'Until the tab closes, and no longer than an hour',
  untilYouSignOut: 'Until you sign out',
})
