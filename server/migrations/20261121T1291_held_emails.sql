-- Whether an address may still be taken back is asked at each sign-up.
create index account_token_of_email on account_token (email);
