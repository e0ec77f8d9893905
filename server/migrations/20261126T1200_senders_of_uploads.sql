-- Several people act for one account. Whose file waits is said by who has sent it; null in rows of versions before this one, which knew no
-- other sender than the account.
alter table upload add column sender_account_id uuid references account;
