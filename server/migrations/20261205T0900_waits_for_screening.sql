-- That a screening of its person waits for them: to agree, to pay, to answer the agency, or to lift a freeze.
alter table application_form add column waits_for_screening boolean not null default false;
update application_form f set waits_for_screening = true where exists (
  select from screening s where s.form_id = f.id and (s.state in ('requested', 'unpaid', 'blocked') or (s.state = 'questions' and s.questions is not null)));
