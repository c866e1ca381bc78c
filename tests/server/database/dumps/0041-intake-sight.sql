SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.earlier_price(priced_variant integer, priced_currency text, asked integer) RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
    declare
      latest price_history;
    begin
      select * into latest from price_history
        where variant_id = priced_variant and currency = priced_currency order by since desc limit 1;
      if not latest.reduced then
        return null;
      end if;
      return (
        select min(price) from price_history
        where variant_id = priced_variant and currency = priced_currency and since < latest.since and since >= (
          select max(since) from price_history
          where variant_id = priced_variant and currency = priced_currency
            and since <= latest.since - interval '30 days'
        )
        having bool_and(price is not null) and min(price) > asked
      );
    end
    $$;

CREATE FUNCTION public.keep_changed_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform keep_price(new.id, 'EUR', case when new.withdrawn_at is null then new.price_eur end, new.regular_price_eur);
      perform keep_price(new.id, 'GBP', case when new.withdrawn_at is null then new.price_gbp end, new.regular_price_gbp);
      return null;
    end
    $$;

CREATE FUNCTION public.keep_first_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      
  insert into price_history (variant_id, currency, since, price, reduced)
  select id, currency, clock_timestamp(), price, coalesce(price < regular_price, false)
  from written cross join lateral
    (values ('EUR', price_eur, regular_price_eur), ('GBP', price_gbp, regular_price_gbp))
      as each_currency (currency, price, regular_price)
  where price is not null and withdrawn_at is null;
      return null;
    end
    $$;

CREATE FUNCTION public.keep_price(kept_variant integer, kept_currency text, asked integer, regular integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare
      latest price_history;
      is_reduced boolean := coalesce(asked < regular, false);
      begun timestamptz := clock_timestamp();
    begin
      select * into latest from price_history
        where variant_id = kept_variant and currency = kept_currency order by since desc limit 1;
      if asked is not distinct from latest.price and is_reduced = coalesce(latest.reduced, false) then
        return;
      end if;
      if asked = latest.price and begun < latest.since + interval '1 day' then
        begun := latest.since;
      end if;
      insert into price_history (variant_id, currency, since, price, reduced)
        values (kept_variant, kept_currency, begun, asked, is_reduced)
        on conflict (variant_id, currency, since) do update set price = excluded.price, reduced = excluded.reduced;
      delete from price_history
        where variant_id = kept_variant and currency = kept_currency and since < (
          select max(since) from price_history
          where variant_id = kept_variant and currency = kept_currency and since <= begun - interval '30 days'
        );
    end
    $$;

CREATE FUNCTION public.tell_catalogue_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_notify('catalogue_version', new.version::text);
      return null;
    end
    $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.account (
    user_id integer NOT NULL,
    user_type_id smallint NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    password_hash text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    country text,
    language_id smallint NOT NULL,
    newsletter boolean DEFAULT false NOT NULL,
    builder_mode text DEFAULT 'redesign'::text NOT NULL,
    region text NOT NULL,
    registered_at timestamp with time zone DEFAULT now() NOT NULL,
    activated_at timestamp with time zone,
    last_seen_at timestamp with time zone,
    CONSTRAINT account_builder_mode_check CHECK ((builder_mode = ANY (ARRAY['standard'::text, 'redesign'::text]))),
    CONSTRAINT account_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT account_email_check CHECK ((email ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'::text)),
    CONSTRAINT account_region_check CHECK ((region = ANY (ARRAY['eu'::text, 'uk'::text]))),
    CONSTRAINT account_user_type_id_check CHECK (((user_type_id >= 1) AND (user_type_id <= 4)))
);

ALTER TABLE public.account ALTER COLUMN user_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_account (
    user_id integer NOT NULL,
    details bytea NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.call_key (
    user_id integer NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    call_hash bytea NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT call_key_call_hash_check CHECK ((length(call_hash) = 32)),
    CONSTRAINT call_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
);

CREATE TABLE public.call_limit (
    key text NOT NULL COLLATE pg_catalog."C",
    points integer NOT NULL,
    expire bigint
);

CREATE TABLE public.cart_filled (
    filling_id integer NOT NULL,
    variant_id integer NOT NULL,
    user_id integer NOT NULL,
    quantity smallint NOT NULL,
    CONSTRAINT cart_filled_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);

CREATE TABLE public.cart_filling (
    filling_id integer NOT NULL,
    client_id integer NOT NULL,
    practitioner_id integer,
    protocol_id integer,
    protocol_name text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    is_mailed boolean NOT NULL,
    call_key text COLLATE pg_catalog."C",
    filled_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    CONSTRAINT cart_filling_answer_check CHECK ((answer = ANY (ARRAY['kept'::text, 'taken'::text]))),
    CONSTRAINT cart_filling_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT cart_filling_message_check CHECK ((length(message) <= 2000))
);

ALTER TABLE public.cart_filling ALTER COLUMN filling_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_filling_filling_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cart_filling_line (
    filling_id integer NOT NULL,
    variant_id integer NOT NULL,
    pieces smallint NOT NULL,
    quantity smallint NOT NULL,
    reason text,
    CONSTRAINT cart_filling_line_check CHECK (((quantity >= 0) AND (quantity <= pieces))),
    CONSTRAINT cart_filling_line_check1 CHECK (((quantity = pieces) = (reason IS NULL))),
    CONSTRAINT cart_filling_line_pieces_check CHECK (((pieces >= 1) AND (pieces <= 999))),
    CONSTRAINT cart_filling_line_reason_check CHECK ((reason = ANY (ARRAY['unknown'::text, 'restricted'::text, 'stock'::text, 'most'::text, 'full'::text])))
);

CREATE TABLE public.cart_line (
    user_id integer NOT NULL,
    variant_id integer NOT NULL,
    quantity smallint NOT NULL,
    added_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);

CREATE TABLE public.catalogue_version (
    single boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    contents integer DEFAULT 1 NOT NULL,
    unpublished boolean DEFAULT false NOT NULL,
    CONSTRAINT catalogue_version_single_check CHECK (single)
);

CREATE TABLE public.client (
    user_id integer NOT NULL,
    practitioner_id integer,
    asked_practitioner_id integer,
    life_stage text COLLATE pg_catalog."C",
    CONSTRAINT client_life_stage_check CHECK ((life_stage = ANY (ARRAY['1-3'::text, '4-6'::text, '7-10'::text, '11-14'::text, '15-17'::text, 'adult'::text, 'pregnant'::text, 'lactating'::text])))
);

CREATE TABLE public.client_practitioner (
    client_id integer NOT NULL,
    practitioner_id integer NOT NULL,
    discount_rate smallint DEFAULT 0 NOT NULL,
    linked_at timestamp with time zone DEFAULT now() NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    may_fill_cart boolean DEFAULT false NOT NULL,
    sees_taken boolean DEFAULT false NOT NULL,
    sees_intake boolean DEFAULT false NOT NULL,
    CONSTRAINT client_practitioner_discount_rate_check CHECK (((discount_rate >= 0) AND (discount_rate <= 100))),
    CONSTRAINT client_practitioner_notes_check CHECK ((length(notes) <= 2000))
);

CREATE TABLE public.client_wish (
    user_id integer NOT NULL,
    option_id integer NOT NULL
);

CREATE TABLE public.commission_entry (
    entry_id integer NOT NULL,
    order_id integer,
    variant_id integer,
    kind text NOT NULL,
    practitioner_id integer,
    currency text NOT NULL,
    rate smallint NOT NULL,
    commission bigint NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    payout_id integer,
    quantity smallint,
    amount bigint,
    return_id integer,
    former_id integer,
    reason text DEFAULT ''::text NOT NULL,
    created_by integer,
    idempotency_key text COLLATE pg_catalog."C",
    CONSTRAINT commission_entry_amount_check CHECK ((amount >= 0)),
    CONSTRAINT commission_entry_check CHECK ((((commission >= 0) AND (kind = 'accrual'::text)) OR ((commission <= 0) AND (kind = 'reversal'::text)) OR ((commission <> 0) AND (kind = 'correction'::text)))),
    CONSTRAINT commission_entry_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'GBP'::text]))),
    CONSTRAINT commission_entry_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
    CONSTRAINT commission_entry_kind_check CHECK ((kind = ANY (ARRAY['accrual'::text, 'reversal'::text, 'correction'::text]))),
    CONSTRAINT commission_entry_order_check CHECK ((((kind = 'correction'::text) = (order_id IS NULL)) AND ((order_id IS NULL) = (variant_id IS NULL)))),
    CONSTRAINT commission_entry_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT commission_entry_rate_check CHECK (((rate >= 0) AND (rate <= 100)))
);

ALTER TABLE public.commission_entry ALTER COLUMN entry_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.commission_entry_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.commission_former (
    former_id integer NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    practice_name text NOT NULL,
    country text,
    email text,
    language_id integer NOT NULL,
    bank bytea,
    left_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT commission_former_check CHECK (((settled_at IS NULL) OR ((email IS NULL) AND (bank IS NULL))))
);

ALTER TABLE public.commission_former ALTER COLUMN former_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.commission_former_former_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.commission_payout (
    payout_id integer NOT NULL,
    practitioner_id integer,
    currency text NOT NULL,
    total bigint NOT NULL,
    paid_on date NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    created_by integer,
    idempotency_key text COLLATE pg_catalog."C",
    former_id integer,
    CONSTRAINT commission_payout_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'GBP'::text]))),
    CONSTRAINT commission_payout_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
    CONSTRAINT commission_payout_total_check CHECK ((total > 0))
);

ALTER TABLE public.commission_payout ALTER COLUMN payout_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.commission_payout_payout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.folder (
    folder_id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT folder_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);

ALTER TABLE public.folder ALTER COLUMN folder_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.folder_folder_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.folder_item (
    item_id integer NOT NULL,
    folder_id integer NOT NULL,
    variant_id integer,
    protocol_id integer,
    CONSTRAINT folder_item_is_one_thing CHECK ((num_nonnulls(variant_id, protocol_id) = 1))
);

ALTER TABLE public.folder_item ALTER COLUMN item_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.folder_item_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.import_absent (
    import_id integer NOT NULL,
    product_id integer NOT NULL
);

CREATE TABLE public.import_change (
    import_id integer NOT NULL,
    product_id integer NOT NULL,
    before jsonb,
    hash bytea NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.import_columns (
    signature text NOT NULL COLLATE pg_catalog."C",
    columns jsonb NOT NULL,
    answered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.import_finding (
    import_id integer NOT NULL,
    place integer NOT NULL,
    line integer NOT NULL,
    kind text NOT NULL,
    code text NOT NULL,
    detail text NOT NULL,
    alike text DEFAULT ''::text NOT NULL,
    CONSTRAINT import_finding_kind_check CHECK ((kind = ANY (ARRAY['rejected'::text, 'picture'::text, 'note'::text])))
);

CREATE TABLE public.import_job (
    import_id integer NOT NULL,
    state text NOT NULL,
    begun_by integer,
    call_key text COLLATE pg_catalog."C",
    file_name text NOT NULL,
    file_size bigint NOT NULL,
    folder text NOT NULL,
    format text,
    fraction double precision,
    checked jsonb,
    taken jsonb,
    failure text,
    stop_wanted boolean DEFAULT false NOT NULL,
    begun_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    ended_at timestamp with time zone,
    look jsonb,
    undone jsonb,
    off_sale integer,
    answers jsonb DEFAULT '{}'::jsonb NOT NULL,
    columns jsonb,
    CONSTRAINT import_job_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'columns'::text, 'checked'::text, 'running'::text, 'done'::text, 'failed'::text, 'interrupted'::text, 'cancelled'::text, 'undone'::text])))
);

ALTER TABLE public.import_job ALTER COLUMN import_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.import_job_import_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.imported_client (
    imported_client_id integer NOT NULL,
    practitioner_id integer NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    wanted_at timestamp with time zone,
    language_id smallint,
    refusal text,
    CONSTRAINT imported_client_check CHECK (((wanted_at IS NULL) = (language_id IS NULL))),
    CONSTRAINT imported_client_check1 CHECK (((wanted_at IS NULL) OR (refusal IS NULL))),
    CONSTRAINT imported_client_refusal_check CHECK ((refusal = 'colleague'::text))
);

ALTER TABLE public.imported_client ALTER COLUMN imported_client_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.imported_client_imported_client_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ingredient_correction (
    correction_id integer NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    language_id integer,
    name text NOT NULL,
    target text COLLATE pg_catalog."C",
    corrected_by integer,
    corrected_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT ingredient_correction_name_key_check CHECK ((name_key <> ''::text))
);

ALTER TABLE public.ingredient_correction ALTER COLUMN correction_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ingredient_correction_correction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.intake_taken (
    client_id integer NOT NULL,
    protocol_id integer NOT NULL,
    variant_id integer NOT NULL,
    day date NOT NULL,
    at text NOT NULL COLLATE pg_catalog."C",
    marked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT intake_taken_at_check CHECK ((length(at) <= 10))
);

CREATE TABLE public.invitation (
    invitation_id integer DEFAULT nextval('public.account_user_id_seq'::regclass) NOT NULL,
    practitioner_id integer NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    discount_rate smallint DEFAULT 0 NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    tells_filling boolean DEFAULT false NOT NULL,
    CONSTRAINT invitation_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text, 'ended'::text]))),
    CONSTRAINT invitation_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT invitation_discount_rate_check CHECK (((discount_rate >= 0) AND (discount_rate <= 100))),
    CONSTRAINT invitation_notes_check CHECK ((length(notes) <= 2000))
);

CREATE TABLE public.invitation_run (
    practitioner_id integer NOT NULL,
    invited integer NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.language (
    id smallint NOT NULL,
    code text NOT NULL
);

CREATE TABLE public.mail_refusal (
    user_id integer NOT NULL,
    topic text NOT NULL COLLATE pg_catalog."C",
    refused_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mail_refusal_topic_check CHECK ((topic = ANY (ARRAY['invitations'::text, 'protocols'::text, 'clients'::text, 'supply'::text])))
);

CREATE TABLE public.one_time_token (
    hash bytea NOT NULL,
    user_id integer NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    invitation_id integer,
    CONSTRAINT one_time_token_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT one_time_token_purpose_check CHECK ((purpose <> ''::text))
);

CREATE TABLE public.option (
    id integer NOT NULL,
    filter_group text NOT NULL,
    parent_id integer,
    slug text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    language_id smallint NOT NULL,
    CONSTRAINT option_check CHECK (((parent_id IS NULL) OR (filter_group = 'categories'::text))),
    CONSTRAINT option_filter_group_check CHECK ((filter_group = ANY (ARRAY['categories'::text, 'health_goals'::text, 'brands'::text, 'delivery_form'::text, 'suitable_for'::text, 'free_from'::text]))),
    CONSTRAINT option_name_check CHECK ((name <> ''::text))
);

ALTER TABLE public.option ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.option_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.option_name (
    option_id integer NOT NULL,
    language_id smallint NOT NULL,
    name text NOT NULL,
    CONSTRAINT option_name_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.order_event (
    event_id integer NOT NULL,
    order_id integer NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    account_id integer,
    kind text NOT NULL COLLATE pg_catalog."C",
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE public.order_event ALTER COLUMN event_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_event_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_line (
    order_id integer NOT NULL,
    place smallint NOT NULL,
    product_id integer NOT NULL,
    variant_id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    brand text NOT NULL,
    sku text NOT NULL,
    net_contents text NOT NULL,
    asset jsonb,
    price bigint NOT NULL,
    quantity smallint NOT NULL,
    discount bigint NOT NULL,
    total bigint NOT NULL,
    lang text COLLATE pg_catalog."C",
    tax_rate numeric(5,2) NOT NULL,
    returned smallint DEFAULT 0 NOT NULL,
    CONSTRAINT order_line_check CHECK (((total = ((price * quantity) - discount)) AND (total >= 0))),
    CONSTRAINT order_line_check1 CHECK (((returned >= 0) AND (returned <= quantity))),
    CONSTRAINT order_line_discount_check CHECK ((discount >= 0)),
    CONSTRAINT order_line_price_check CHECK ((price >= 0)),
    CONSTRAINT order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
    CONSTRAINT order_line_tax_rate_check CHECK (((tax_rate >= (0)::numeric) AND (tax_rate <= (100)::numeric)))
);

CREATE TABLE public.order_return (
    return_id integer NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    received_at timestamp with time zone,
    checked_at timestamp with time zone,
    closed_at timestamp with time zone,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT order_return_check CHECK (((closed_at IS NULL) OR (checked_at IS NOT NULL))),
    CONSTRAINT order_return_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'cancel'::text])))
);

CREATE TABLE public.order_return_line (
    return_id integer NOT NULL,
    order_id integer NOT NULL,
    variant_id integer NOT NULL,
    quantity smallint NOT NULL,
    accepted smallint,
    restocked boolean DEFAULT false NOT NULL,
    total bigint NOT NULL,
    refunded bigint DEFAULT 0 NOT NULL,
    CONSTRAINT order_return_line_check CHECK (((accepted >= 0) AND (accepted <= quantity))),
    CONSTRAINT order_return_line_check1 CHECK (((refunded >= 0) AND (refunded <= total))),
    CONSTRAINT order_return_line_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT order_return_line_total_check CHECK ((total >= 0))
);

ALTER TABLE public.order_return ALTER COLUMN return_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_return_return_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox (
    id integer NOT NULL,
    message_id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    language_id smallint NOT NULL,
    recipient text,
    reply_to text,
    subject text NOT NULL,
    body text NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now(),
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    blocks jsonb,
    attachment jsonb,
    topic text COLLATE pg_catalog."C",
    share_id integer,
    CONSTRAINT outbox_attachment_check CHECK ((jsonb_typeof(attachment) = 'object'::text)),
    CONSTRAINT outbox_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
    CONSTRAINT outbox_check CHECK ((num_nonnulls(due_at, sent_at, given_up_at) = 1)),
    CONSTRAINT outbox_kind_check CHECK ((kind <> ''::text)),
    CONSTRAINT outbox_recipient_check CHECK ((recipient ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'::text)),
    CONSTRAINT outbox_reply_to_check CHECK ((reply_to ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'::text)),
    CONSTRAINT outbox_subject_check CHECK ((subject !~ '[[:cntrl:]]'::text)),
    CONSTRAINT outbox_topic_check CHECK ((topic = ANY (ARRAY['invitations'::text, 'protocols'::text, 'clients'::text, 'supply'::text])))
);

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.package_feature (
    feature_id integer NOT NULL,
    package_id integer NOT NULL,
    text text NOT NULL,
    language_id smallint NOT NULL,
    CONSTRAINT package_feature_text_check CHECK (((length(text) >= 1) AND (length(text) <= 120)))
);

ALTER TABLE public.package_feature ALTER COLUMN feature_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.package_feature_feature_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.paper (
    paper_id integer NOT NULL,
    kind text NOT NULL,
    series text NOT NULL COLLATE pg_catalog."C",
    year smallint NOT NULL,
    number integer NOT NULL,
    full_number text NOT NULL COLLATE pg_catalog."C",
    order_id integer NOT NULL,
    language_id smallint NOT NULL,
    issued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    content jsonb NOT NULL,
    corrects integer,
    CONSTRAINT paper_check CHECK (((kind = 'credit_note'::text) = (corrects IS NOT NULL))),
    CONSTRAINT paper_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT paper_number_check CHECK ((number > 0))
);

ALTER TABLE public.paper ALTER COLUMN paper_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.paper_paper_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.paper_series (
    series text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    year smallint NOT NULL,
    last integer NOT NULL,
    CONSTRAINT paper_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT paper_series_last_check CHECK ((last > 0))
);

CREATE TABLE public.payment (
    payment_id integer NOT NULL,
    order_id integer NOT NULL,
    key uuid DEFAULT gen_random_uuid() NOT NULL,
    provider text NOT NULL,
    method text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    reason text,
    reference text COLLATE pg_catalog."C",
    address text,
    request jsonb,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    asked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    looked_at timestamp with time zone,
    settled_at timestamp with time zone,
    due_at timestamp with time zone,
    refund_key uuid DEFAULT gen_random_uuid() NOT NULL,
    refund_wanted_at timestamp with time zone,
    refunded_at timestamp with time zone,
    given_back bigint DEFAULT 0 NOT NULL,
    dispute text,
    disputed bigint,
    CONSTRAINT payment_amount_check CHECK ((amount >= 0)),
    CONSTRAINT payment_check CHECK (((reason IS NOT NULL) = (state = 'refused'::text))),
    CONSTRAINT payment_check1 CHECK (((settled_at IS NULL) = (state = 'pending'::text))),
    CONSTRAINT payment_check2 CHECK (((state <> ALL (ARRAY['paid'::text, 'refunded'::text])) OR (reference IS NOT NULL))),
    CONSTRAINT payment_check3 CHECK (((refund_wanted_at IS NULL) OR (reference IS NOT NULL))),
    CONSTRAINT payment_check4 CHECK (((dispute IS NULL) = (disputed IS NULL))),
    CONSTRAINT payment_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'GBP'::text]))),
    CONSTRAINT payment_dispute_check CHECK ((dispute = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT payment_disputed_check CHECK ((disputed >= 0)),
    CONSTRAINT payment_given_back_check CHECK ((given_back >= 0)),
    CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'refused'::text, 'refunded'::text])))
);

ALTER TABLE public.payment ALTER COLUMN payment_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payment_payment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.plan_feed (
    client_id integer NOT NULL,
    token_hash bytea NOT NULL,
    language_id integer NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT plan_feed_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.practice (
    user_id integer NOT NULL,
    shop_name text COLLATE pg_catalog."C",
    type text NOT NULL,
    theme text NOT NULL,
    language_id smallint NOT NULL,
    opening_hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    timezone text,
    logo text COLLATE pg_catalog."C",
    approach_image text COLLATE pg_catalog."C",
    style_image text COLLATE pg_catalog."C",
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT practice_theme_check CHECK ((theme <> ''::text)),
    CONSTRAINT practice_type_check CHECK ((type = ANY (ARRAY['practice'::text, 'clinic'::text, 'online'::text])))
);

CREATE TABLE public.practice_name (
    name text NOT NULL COLLATE pg_catalog."C",
    user_id integer NOT NULL,
    CONSTRAINT practice_name_name_check CHECK (((name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(name) <= 120)))
);

CREATE TABLE public.practice_package (
    package_id integer NOT NULL,
    user_id integer NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    image text COLLATE pg_catalog."C",
    language_id smallint NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT practice_package_description_check CHECK ((length(description) <= 5000)),
    CONSTRAINT practice_package_name_check CHECK ((length(name) <= 120))
);

ALTER TABLE public.practice_package ALTER COLUMN package_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.practice_package_package_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.practice_picture (
    name text NOT NULL COLLATE pg_catalog."C",
    user_id integer,
    width integer NOT NULL,
    height integer NOT NULL,
    unused_since timestamp with time zone DEFAULT now(),
    ground text,
    CONSTRAINT practice_picture_ground_check CHECK ((ground = ANY (ARRAY['none'::text, 'light'::text, 'dark'::text]))),
    CONSTRAINT practice_picture_height_check CHECK ((height > 0)),
    CONSTRAINT practice_picture_name_check CHECK ((name ~ '^[0-9a-f]{32}$'::text)),
    CONSTRAINT practice_picture_width_check CHECK ((width > 0))
);

CREATE TABLE public.practice_service (
    service_id integer NOT NULL,
    user_id integer NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    icon text NOT NULL,
    language_id smallint NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT practice_service_description_check CHECK ((length(description) <= 5000)),
    CONSTRAINT practice_service_icon_check CHECK ((icon <> ''::text)),
    CONSTRAINT practice_service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);

ALTER TABLE public.practice_service ALTER COLUMN service_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.practice_service_service_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.practice_words (
    user_id integer NOT NULL,
    part text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    language_id smallint NOT NULL,
    CONSTRAINT practice_words_part_check CHECK ((part = ANY (ARRAY['header'::text, 'about'::text, 'message'::text, 'services'::text, 'contact'::text, 'approach'::text]))),
    CONSTRAINT practice_words_text_check CHECK ((length(text) <= 5000)),
    CONSTRAINT practice_words_title_check CHECK ((length(title) <= 120))
);

CREATE TABLE public.practitioner (
    user_id integer NOT NULL,
    health_profession smallint,
    expertise_level smallint,
    organisation_type smallint,
    practice_name text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    professional_body text DEFAULT ''::text NOT NULL,
    professional_number text DEFAULT ''::text NOT NULL,
    certificate_status text DEFAULT 'pending'::text NOT NULL,
    certificate_reason text,
    certificate_judged_at timestamp with time zone,
    approved_details jsonb,
    checked_since timestamp with time zone,
    CONSTRAINT practitioner_certificate_status_check CHECK ((certificate_status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT practitioner_check CHECK (((approved_details IS NULL) OR (certificate_status = 'approved'::text))),
    CONSTRAINT practitioner_check1 CHECK (((checked_since IS NULL) OR (approved_details IS NOT NULL)))
);

CREATE TABLE public.price_history (
    variant_id integer NOT NULL,
    currency text NOT NULL COLLATE pg_catalog."C",
    since timestamp with time zone NOT NULL,
    price integer,
    reduced boolean NOT NULL,
    CONSTRAINT price_history_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'GBP'::text]))),
    CONSTRAINT price_history_price_check CHECK ((price > 0))
);

CREATE TABLE public.product (
    id integer NOT NULL,
    external_id text NOT NULL COLLATE pg_catalog."C",
    import_hash bytea NOT NULL,
    slug text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    language_id smallint NOT NULL,
    brand_id integer NOT NULL,
    delivery_form_id integer,
    zero_waste boolean NOT NULL,
    practitioner_only boolean NOT NULL,
    description text,
    serving_size text,
    suggested_use text,
    ingredients jsonb NOT NULL,
    other_ingredients text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    warnings text,
    allergens text,
    hidden_at timestamp with time zone,
    import_id integer,
    import_shop text,
    tax_class text DEFAULT 'food_supplement'::text NOT NULL,
    CONSTRAINT product_name_check CHECK ((name <> ''::text)),
    CONSTRAINT product_tax_class_check CHECK ((tax_class = ANY (ARRAY['food_supplement'::text, 'standard'::text])))
);

CREATE TABLE public.product_edit (
    id bigint NOT NULL,
    product_id integer NOT NULL,
    field text NOT NULL COLLATE pg_catalog."C",
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    edited_by integer,
    edited_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    undone_at timestamp with time zone,
    CONSTRAINT product_edit_field_check CHECK ((field <> ''::text))
);

ALTER TABLE public.product_edit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_edit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.product ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.product_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_image (
    product_id integer NOT NULL,
    "position" smallint NOT NULL,
    address text NOT NULL,
    photo text COLLATE pg_catalog."C",
    file_mark text,
    variant_id integer,
    CONSTRAINT product_image_photo_check CHECK ((photo ~ '^[0-9a-f]{32}$'::text))
);

CREATE TABLE public.product_option (
    product_id integer NOT NULL,
    option_id integer NOT NULL
);

CREATE TABLE public.product_text (
    product_id integer NOT NULL,
    language_id smallint NOT NULL,
    name text NOT NULL,
    description text,
    serving_size text,
    suggested_use text,
    ingredients jsonb,
    other_ingredients text[],
    warnings text,
    allergens text,
    CONSTRAINT product_text_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.protocol (
    protocol_id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT protocol_description_check CHECK ((length(description) <= 5000)),
    CONSTRAINT protocol_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);

CREATE TABLE public.protocol_line (
    protocol_id integer NOT NULL,
    variant_id integer NOT NULL,
    place integer NOT NULL,
    quantity smallint NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    noted_at timestamp with time zone,
    dosage jsonb,
    dosed_at timestamp with time zone,
    CONSTRAINT protocol_line_notes_check CHECK ((length(notes) <= 2000)),
    CONSTRAINT protocol_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
);

ALTER TABLE public.protocol ALTER COLUMN protocol_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.protocol_protocol_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.protocol_share (
    protocol_id integer NOT NULL,
    client_id integer,
    discount smallint NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    shared_at timestamp with time zone DEFAULT now() NOT NULL,
    opened_at timestamp with time zone,
    ended_at timestamp with time zone,
    mail_subject text DEFAULT ''::text NOT NULL,
    mail_text text DEFAULT ''::text NOT NULL,
    share_id integer NOT NULL,
    invitation_id integer,
    supply_stopped_at timestamp with time zone,
    repeat_weeks smallint,
    repeat_on date,
    repeat_asked_on date,
    CONSTRAINT protocol_share_check CHECK (((repeat_weeks IS NULL) = (repeat_on IS NULL))),
    CONSTRAINT protocol_share_discount_check CHECK (((discount >= 0) AND (discount <= 100))),
    CONSTRAINT protocol_share_has_a_person CHECK ((num_nonnulls(client_id, invitation_id) > 0)),
    CONSTRAINT protocol_share_notes_check CHECK ((length(notes) <= 2000)),
    CONSTRAINT protocol_share_repeat_weeks_check CHECK (((repeat_weeks >= 1) AND (repeat_weeks <= 52)))
);

ALTER TABLE public.protocol_share ALTER COLUMN share_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.protocol_share_share_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refresh_token (
    hash bytea NOT NULL,
    session_id integer,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    replaced_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT refresh_token_hash_check CHECK ((length(hash) = 32))
);

CREATE TABLE public.refund (
    refund_id integer NOT NULL,
    order_id integer NOT NULL,
    return_id integer NOT NULL,
    way text NOT NULL,
    payment_id integer,
    key uuid DEFAULT gen_random_uuid() NOT NULL,
    goods bigint NOT NULL,
    delivery bigint NOT NULL,
    amount bigint NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    done_at timestamp with time zone,
    due_at timestamp with time zone,
    CONSTRAINT refund_check CHECK (((amount = (goods + delivery)) AND (amount > 0))),
    CONSTRAINT refund_check1 CHECK (((way = 'provider'::text) = (payment_id IS NOT NULL))),
    CONSTRAINT refund_check2 CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
    CONSTRAINT refund_check3 CHECK (((due_at IS NULL) OR ((way = 'provider'::text) AND (state = 'pending'::text)))),
    CONSTRAINT refund_delivery_check CHECK ((delivery >= 0)),
    CONSTRAINT refund_goods_check CHECK ((goods >= 0)),
    CONSTRAINT refund_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT refund_way_check CHECK ((way = ANY (ARRAY['provider'::text, 'transfer'::text, 'due'::text])))
);

ALTER TABLE public.refund ALTER COLUMN refund_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refund_refund_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.session (
    session_id integer NOT NULL,
    user_id integer NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.session ALTER COLUMN session_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.session_session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.shop_order (
    order_id integer NOT NULL,
    number text NOT NULL COLLATE pg_catalog."C",
    user_id integer,
    idempotency_key text COLLATE pg_catalog."C",
    language_id smallint NOT NULL,
    placed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    paid_at timestamp with time zone,
    sent_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    currency text NOT NULL,
    practitioner_id integer,
    discount_rate smallint NOT NULL,
    delivery_method text NOT NULL,
    delivery_title text NOT NULL,
    delivery_price bigint NOT NULL,
    payment_method text NOT NULL,
    address jsonb,
    total_price bigint NOT NULL,
    total_discount bigint NOT NULL,
    total bigint NOT NULL,
    pay_by timestamp with time zone,
    delivery_lang text COLLATE pg_catalog."C",
    seller jsonb,
    shipment jsonb,
    arrives jsonb,
    taxes jsonb NOT NULL,
    billing jsonb,
    reverse_charge boolean DEFAULT false NOT NULL,
    refunded bigint DEFAULT 0 NOT NULL,
    delivery_refunded bigint DEFAULT 0 NOT NULL,
    CONSTRAINT shop_order_check CHECK (((total_discount >= 0) AND (total_discount <= total_price))),
    CONSTRAINT shop_order_check1 CHECK ((total = ((total_price - total_discount) + delivery_price))),
    CONSTRAINT shop_order_check2 CHECK (((refunded >= 0) AND (refunded <= total))),
    CONSTRAINT shop_order_check3 CHECK (((delivery_refunded >= 0) AND (delivery_refunded <= delivery_price))),
    CONSTRAINT shop_order_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'GBP'::text]))),
    CONSTRAINT shop_order_delivery_price_check CHECK ((delivery_price >= 0)),
    CONSTRAINT shop_order_discount_rate_check CHECK (((discount_rate >= 0) AND (discount_rate <= 100))),
    CONSTRAINT shop_order_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
    CONSTRAINT shop_order_number_check CHECK ((number ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'::text)),
    CONSTRAINT shop_order_taxes_check CHECK ((jsonb_typeof(taxes) = 'array'::text))
);

ALTER TABLE public.shop_order ALTER COLUMN order_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shop_order_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.supply_told (
    share_id integer NOT NULL,
    variant_id integer NOT NULL,
    order_id integer NOT NULL,
    told_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.used_multipass (
    hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT used_multipass_hash_check CHECK ((length(hash) = 32))
);

CREATE TABLE public.variant (
    id integer NOT NULL,
    product_id integer NOT NULL,
    "position" smallint NOT NULL,
    sku text NOT NULL COLLATE pg_catalog."C",
    barcode text,
    net_contents text NOT NULL,
    quantity double precision,
    unit text,
    price_eur integer,
    price_gbp integer,
    stock integer,
    withdrawn_at timestamp with time zone,
    regular_price_eur integer,
    regular_price_gbp integer,
    CONSTRAINT variant_check CHECK (((price_eur IS NOT NULL) OR (price_gbp IS NOT NULL))),
    CONSTRAINT variant_price_eur_check CHECK ((price_eur > 0)),
    CONSTRAINT variant_price_gbp_check CHECK ((price_gbp > 0)),
    CONSTRAINT variant_regular_price_eur_check CHECK ((regular_price_eur > 0)),
    CONSTRAINT variant_regular_price_gbp_check CHECK ((regular_price_gbp > 0)),
    CONSTRAINT variant_stock_check CHECK ((stock >= 0))
);

ALTER TABLE public.variant ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.variant_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.variant_text (
    variant_id integer NOT NULL,
    language_id smallint NOT NULL,
    net_contents text NOT NULL,
    CONSTRAINT variant_text_net_contents_check CHECK ((net_contents <> ''::text))
);

CREATE TABLE public.wishlist_item (
    wishlist_item_id integer NOT NULL,
    user_id integer NOT NULL,
    variant_id integer NOT NULL,
    added_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE public.wishlist_item ALTER COLUMN wishlist_item_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wishlist_item_wishlist_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Admin@mail.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Ada', 'O''Brien', '', 'NL', 1, false, 'redesign', 'eu', '2026-01-02 03:04:05+00', '2026-01-02 03:05:00+00', '2026-02-03 04:05:06.789+00');
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (2, 2, 'linden+shop@mail.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Jo', 'Linden', '+31 20 123 4567', 'NL', 9, true, 'standard', 'eu', '2026-01-03 00:00:00+00', '2026-01-03 01:00:00+00', NULL);
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (3, 3, 'practitioner@mail.example', '$argon2id$v=19$m=4096,t=3,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Zoë', '緑', '', 'GB', 8, false, 'redesign', 'uk', '2026-01-04 00:00:00+00', '2026-01-04 01:00:00+00', NULL);
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (4, 4, 'client@mail.example', NULL, '', '', '', NULL, 13, false, 'redesign', 'eu', '2026-01-05 00:00:00+00', NULL, NULL);

INSERT INTO public.bank_account VALUES (2, '\x00ff', '2026-03-01 02:03:04.5+00');

INSERT INTO public.call_key VALUES (4, '3f1c9c1e-tab', '\x7e9e5ac30f2216fd0fd6f5faed316f2d5983361a4203c3330cfa46ef65bb4767', '2026-02-04 00:00:00+00');
INSERT INTO public.call_key VALUES (2, '3f1c9c1e-tab', '\x6ee0eb490ff832101cf82a3d387c35f29e4230be786978f7acf9e811febf6723', '2026-02-05 06:07:08.9+00');

INSERT INTO public.call_limit VALUES ('contact:192.0.2.7', 6, 1767326645000);
INSERT INTO public.call_limit VALUES ('contact:2001:db8:0:0::/64', 1, NULL);

INSERT INTO public.cart_filled VALUES (1, 1, 4, 1);
INSERT INTO public.cart_filled VALUES (1, 2, 4, 1);

INSERT INTO public.cart_filling OVERRIDING SYSTEM VALUE VALUES (1, 4, 2, 1, 'Ruhige “Abende”', 'Für den ersten Monat.', true, '5f1c9c1e-fill', '2026-11-04 02:03:04.5+00', NULL, NULL);
INSERT INTO public.cart_filling OVERRIDING SYSTEM VALUE VALUES (2, 4, NULL, NULL, 'Ältere', '', false, NULL, '2026-11-05 02:03:04.5+00', 'taken', '2026-11-06 02:03:04.5+00');

INSERT INTO public.cart_filling_line VALUES (1, 1, 2, 1, 'stock');
INSERT INTO public.cart_filling_line VALUES (1, 2, 1, 1, NULL);
INSERT INTO public.cart_filling_line VALUES (2, 3, 1, 1, NULL);

INSERT INTO public.cart_line VALUES (4, 1, 999, '2026-02-04 00:00:01+00');
INSERT INTO public.cart_line VALUES (4, 2, 2, '2026-02-04 00:00:02+00');

INSERT INTO public.catalogue_version VALUES (true, 4, 3, false);

INSERT INTO public.client VALUES (4, 2, 2, NULL);

INSERT INTO public.client_practitioner VALUES (4, 1, 0, '2026-01-08 00:00:00+00', '', false, false, false);
INSERT INTO public.client_practitioner VALUES (4, 2, 15, '2026-01-09 00:00:00+00', 'Prefers powders', true, true, false);

INSERT INTO public.client_wish VALUES (4, 12);
INSERT INTO public.client_wish VALUES (4, 13);

INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', 1, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (2, 1, 2, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (3, 1, 3, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (4, 1, 4, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (5, 1, 5, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (6, 1, 6, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (7, 2, 1, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (8, 2, 2, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (9, 2, 3, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (10, 2, 4, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (11, 2, 5, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (12, 2, 6, 'reversal', NULL, 'GBP', 5, -170, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, NULL, '', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (13, NULL, NULL, 'correction', NULL, 'EUR', 0, -250, '2026-03-06 02:03:04.5+00', NULL, NULL, NULL, NULL, 1, 'Zurückgegeben “März”', NULL, NULL);
INSERT INTO public.commission_entry OVERRIDING SYSTEM VALUE VALUES (14, 1, 1, 'reversal', 2, 'EUR', 5, -85, '2026-03-07 02:03:04.5+00', NULL, 1, 1699, 1, NULL, '', NULL, NULL);

INSERT INTO public.commission_former OVERRIDING SYSTEM VALUE VALUES (1, 'Åsa', 'O''Brien', '', 'SE', 'asa@mail.example', 1, '\x00ff', '2026-03-01 02:03:04.5+00', NULL);
INSERT INTO public.commission_former OVERRIDING SYSTEM VALUE VALUES (2, 'Jo', '', 'Linden', NULL, NULL, 1, NULL, '2026-03-01 02:03:04.5+00', '2026-04-01 02:03:04.5+00');

INSERT INTO public.commission_payout OVERRIDING SYSTEM VALUE VALUES (1, 2, 'EUR', 170, '2026-04-01', 'Überweisung “März”', '2026-04-01 02:03:04.5+00', NULL, NULL, NULL);

INSERT INTO public.folder OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Calm nights', '2026-02-07 00:00:00+00', NULL);
INSERT INTO public.folder OVERRIDING SYSTEM VALUE VALUES (2, 2, 'Winter “basics” 緑	tabbed', '2026-02-08 00:00:00+00', '2026-02-09 00:00:00+00');

INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (1, 1, 3, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (2, 1, 5, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (3, 1, 6, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (4, 1, 2, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (5, 1, 1, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (6, 2, 3, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (7, 2, 5, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (8, 2, 6, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (9, 2, 2, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (10, 2, 1, NULL);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (11, 1, NULL, 1);
INSERT INTO public.folder_item OVERRIDING SYSTEM VALUE VALUES (12, 1, NULL, 2);

INSERT INTO public.import_absent VALUES (1, 2);

INSERT INTO public.import_change VALUES (1, 1, NULL, '\x01', '2026-05-01 02:03:05.5+00');
INSERT INTO public.import_change VALUES (1, 2, '{"options": [1], "product": {"name": "Zinc"}}', '\x02', '2026-05-01 02:03:06.5+00');

INSERT INTO public.import_columns VALUES ('a1b2c3', '{"0": "name", "1": null}', '2026-05-01 02:03:07.5+00');

INSERT INTO public.import_finding VALUES (1, 1, 7, 'rejected', 'line.invalid', 'price: missing', 'line.invalid price: missing');

INSERT INTO public.import_job OVERRIDING SYSTEM VALUE VALUES (1, 'done', NULL, '3f1c9c1e-import', 'Übersicht “März”.csv', 209715200, 'a1b2', 'shopify', 1, '{"read": 8}', '{"read": 8}', NULL, false, '2026-05-01 02:03:04.5+00', '2026-05-01 02:04:04.5+00', '{"changes": [], "products": []}', '{"stayed": 1, "restored": 0, "withdrawn": 1}', 3, '{"columns": {"0": "name", "1": null}, "currency": "GBP"}', '{"fields": ["name"], "columns": []}');

INSERT INTO public.imported_client OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Zoë', 'Müller', 'zoe@müller.example', '2026-05-01 02:03:04.5+00', NULL, NULL, NULL);
INSERT INTO public.imported_client OVERRIDING SYSTEM VALUE VALUES (2, 2, '', '', 'WAITS@mail.example', '2026-05-01 02:03:04.5+00', '2026-05-02 00:00:00+00', 8, NULL);
INSERT INTO public.imported_client OVERRIDING SYSTEM VALUE VALUES (3, 2, 'O''Neill', '', 'o.neill@mail.example', '2026-05-01 02:03:04.5+00', NULL, NULL, NULL);

INSERT INTO public.ingredient_correction OVERRIDING SYSTEM VALUE VALUES (1, 'albion magnesium', NULL, 'Albion “Magnesium”', 'magnesium', 1, '2026-11-07 02:03:04.5+00');
INSERT INTO public.ingredient_correction OVERRIDING SYSTEM VALUE VALUES (2, 'albion magnesium', 2, 'ALBION Magnesium', NULL, NULL, '2026-11-08 02:03:04.5+00');

INSERT INTO public.intake_taken VALUES (4, 1, 1, '2026-11-09', 'bed', '2026-11-09 22:03:04.5+00');
INSERT INTO public.intake_taken VALUES (4, 1, 1, '2026-11-09', '', '2026-11-10 02:03:04.5+00');

INSERT INTO public.invitation VALUES (5, 2, 'Open@müller.example', 'Zoë', 'Müller', 15, 'Prefers “powders”', '2026-11-01 02:03:04.5+00', NULL, NULL, false);
INSERT INTO public.invitation VALUES (7, 2, 'no@mail.example', 'No', 'Body', 0, '', '2026-11-01 00:00:00+00', 'no', '2026-11-02 00:00:00+00', false);
INSERT INTO public.invitation VALUES (8, 2, 'left@mail.example', '', '', 0, '', '2026-11-01 00:00:00+00', 'ended', '2026-11-02 00:00:00+00', false);
INSERT INTO public.invitation VALUES (6, 2, 'client@mail.example', '', '', 15, '', '2026-11-01 00:00:00+00', 'yes', '2026-11-02 00:00:00+00', true);

INSERT INTO public.invitation_run VALUES (2, 12);

INSERT INTO public.kysely_migration VALUES ('0001-catalogue', '2026-11-30T06:15:40.483Z');
INSERT INTO public.kysely_migration VALUES ('0002-translated-labels', '2026-11-30T06:15:40.492Z');
INSERT INTO public.kysely_migration VALUES ('0003-mail', '2026-11-30T06:15:40.500Z');
INSERT INTO public.kysely_migration VALUES ('0004-images', '2026-11-30T06:15:40.502Z');
INSERT INTO public.kysely_migration VALUES ('0005-accounts', '2026-11-30T06:15:40.523Z');
INSERT INTO public.kysely_migration VALUES ('0006-shopping', '2026-11-30T06:15:40.535Z');
INSERT INTO public.kysely_migration VALUES ('0007-protocols', '2026-11-30T06:15:40.545Z');
INSERT INTO public.kysely_migration VALUES ('0008-share-mails', '2026-11-30T06:15:40.548Z');
INSERT INTO public.kysely_migration VALUES ('0009-practice-pages', '2026-11-30T06:15:40.567Z');
INSERT INTO public.kysely_migration VALUES ('0010-deleted-entries', '2026-11-30T06:15:40.575Z');
INSERT INTO public.kysely_migration VALUES ('0011-orders', '2026-11-30T06:15:40.587Z');
INSERT INTO public.kysely_migration VALUES ('0012-latest-orders', '2026-11-30T06:15:40.589Z');
INSERT INTO public.kysely_migration VALUES ('0013-payments', '2026-11-30T06:15:40.597Z');
INSERT INTO public.kysely_migration VALUES ('0014-commission', '2026-11-30T06:15:40.608Z');
INSERT INTO public.kysely_migration VALUES ('0015-other-shops', '2026-11-30T06:15:40.610Z');
INSERT INTO public.kysely_migration VALUES ('0016-catalogue-import', '2026-11-30T06:15:40.616Z');
INSERT INTO public.kysely_migration VALUES ('0017-imported-clients', '2026-11-30T06:15:40.622Z');
INSERT INTO public.kysely_migration VALUES ('0018-money-back', '2026-11-30T06:15:40.630Z');
INSERT INTO public.kysely_migration VALUES ('0019-consent', '2026-11-30T06:15:40.645Z');
INSERT INTO public.kysely_migration VALUES ('0020-certificate-check', '2026-11-30T06:15:40.647Z');
INSERT INTO public.kysely_migration VALUES ('0021-picture-grounds', '2026-11-30T06:15:40.649Z');
INSERT INTO public.kysely_migration VALUES ('0022-orders-of-their-day', '2026-11-30T06:15:40.650Z');
INSERT INTO public.kysely_migration VALUES ('0023-unpublished-catalogue', '2026-11-30T06:15:40.651Z');
INSERT INTO public.kysely_migration VALUES ('0024-edited-products', '2026-11-30T06:15:40.657Z');
INSERT INTO public.kysely_migration VALUES ('0025-import-way-back', '2026-11-30T06:15:40.662Z');
INSERT INTO public.kysely_migration VALUES ('0026-import-answers', '2026-11-30T06:15:40.666Z');
INSERT INTO public.kysely_migration VALUES ('0027-price-history', '2026-11-30T06:15:40.673Z');
INSERT INTO public.kysely_migration VALUES ('0028-order-history', '2026-11-30T06:15:40.678Z');
INSERT INTO public.kysely_migration VALUES ('0029-mails', '2026-11-30T06:15:40.684Z');
INSERT INTO public.kysely_migration VALUES ('0030-papers', '2026-11-30T06:15:40.691Z');
INSERT INTO public.kysely_migration VALUES ('0031-order-arrival', '2026-11-30T06:15:40.693Z');
INSERT INTO public.kysely_migration VALUES ('0032-tax', '2026-11-30T06:15:40.699Z');
INSERT INTO public.kysely_migration VALUES ('0033-returns', '2026-11-30T06:15:40.716Z');
INSERT INTO public.kysely_migration VALUES ('0034-commission-ends', '2026-11-30T06:15:40.726Z');
INSERT INTO public.kysely_migration VALUES ('0035-filled-carts', '2026-11-30T06:15:40.736Z');
INSERT INTO public.kysely_migration VALUES ('0036-dosages', '2026-11-30T06:15:40.738Z');
INSERT INTO public.kysely_migration VALUES ('0037-ingredient-corrections', '2026-11-30T06:15:40.742Z');
INSERT INTO public.kysely_migration VALUES ('0038-supply', '2026-11-30T06:15:40.747Z');
INSERT INTO public.kysely_migration VALUES ('0039-day-plans', '2026-11-30T06:15:40.753Z');
INSERT INTO public.kysely_migration VALUES ('0040-life-stage', '2026-11-30T06:15:40.755Z');
INSERT INTO public.kysely_migration VALUES ('0041-intake-sight', '2026-11-30T06:15:40.757Z');

INSERT INTO public.language VALUES (1, 'en');
INSERT INTO public.language VALUES (2, 'de');
INSERT INTO public.language VALUES (3, 'dk');
INSERT INTO public.language VALUES (4, 'es');
INSERT INTO public.language VALUES (5, 'fr');
INSERT INTO public.language VALUES (6, 'hu');
INSERT INTO public.language VALUES (7, 'it');
INSERT INTO public.language VALUES (8, 'jp');
INSERT INTO public.language VALUES (9, 'nl');
INSERT INTO public.language VALUES (10, 'pt');
INSERT INTO public.language VALUES (11, 'ro');
INSERT INTO public.language VALUES (12, 'zh-TW');
INSERT INTO public.language VALUES (13, 'zh_tw');

INSERT INTO public.mail_refusal VALUES (4, 'protocols', '2026-01-10 00:00:00+00');

INSERT INTO public.one_time_token VALUES ('\x04efaf080f5a3e74e1c29d1ca6a48569382cbbcd324e8d59d2b83ef21c039f00', 2, 'activate', '2026-01-10 00:00:00+00', '2026-01-03 01:00:00+00', NULL);
INSERT INTO public.one_time_token VALUES ('\x222b0bd51fcef7e65c2e62db2ed65457013bab56be6fafeb19ee11d453153c80', 4, 'reset', '2026-01-05 01:00:00+00', NULL, NULL);

INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (1, 'categories', NULL, 'minerals', 'Minerals', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (2, 'categories', NULL, 'sleep', 'Sleep', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (3, 'categories', NULL, 'vitamins', 'Vitamins', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (4, 'categories', NULL, 'herbs-and-botanicals', 'Herbs and botanicals', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (5, 'brands', NULL, 'sample-and-daughters', 'Sample & Daughters', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (6, 'brands', NULL, 'aether', 'Æther', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (7, 'brands', NULL, 'aether-2', 'æther', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (8, 'delivery_form', NULL, 'capsule', 'Capsule', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (9, 'delivery_form', NULL, 'drops', 'Drops', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (10, 'health_goals', NULL, 'sleep', 'Sleep', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (11, 'health_goals', NULL, 'muscles', 'Muscles', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (12, 'suitable_for', NULL, 'vegans', 'Vegans', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (13, 'free_from', NULL, 'gluten', 'Gluten', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (14, 'free_from', NULL, 'soy', 'Soy', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (15, 'categories', 1, 'magnesium', 'Magnesium', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (16, 'categories', 3, 'vitamin-c', 'Vitamin C', 1);
INSERT INTO public.option OVERRIDING SYSTEM VALUE VALUES (17, 'categories', 15, 'magnesium-bisglycinate', 'Magnesium bisglycinate', 1);

INSERT INTO public.option_name VALUES (2, 2, 'Schlaf');
INSERT INTO public.option_name VALUES (10, 2, 'Schlaf');

INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES (1, 1, '2026-03-01 02:03:04.5+00', 4, 'placed', '{}');
INSERT INTO public.order_event OVERRIDING SYSTEM VALUE VALUES (2, 1, '2026-03-02 02:03:04.5+00', NULL, 'note', '{"note": "Wants “silica” next time"}');

INSERT INTO public.order_line VALUES (2, 3, 2, 3, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'AE-C', '1.7 fl oz(s)', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 3, 2, 3, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'AE-C', '1.7 fl oz(s)', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (1, 4, 3, 4, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'ae-tea', '250 g', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (2, 4, 3, 4, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'ae-tea', '250 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 4, 3, 4, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'ae-tea', '250 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (1, 5, 4, 5, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-30', '30 g', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (2, 5, 4, 5, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-30', '30 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 5, 4, 5, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-30', '30 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (1, 6, 4, 6, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-60', '60 g', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (2, 6, 4, 6, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-60', '60 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 6, 4, 6, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'elsewhere-60', '60 g', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (2, 2, 1, 2, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-120', '120 capsules', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 2, 1, 2, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-120', '120 capsules', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (2, 1, 1, 1, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-60', '60 capsules', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (3, 1, 1, 1, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-60', '60 capsules', NULL, 1999, 2, 600, 3398, NULL, 25.50, 0);
INSERT INTO public.order_line VALUES (1, 1, 1, 1, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-60', '60 capsules', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 1);
INSERT INTO public.order_line VALUES (1, 2, 1, 2, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'SD-MG-120', '120 capsules', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 1);
INSERT INTO public.order_line VALUES (1, 3, 2, 3, 'Magnesium “quiet evening”', 'magnesium', 'Æther', 'AE-C', '1.7 fl oz(s)', '{"image_url": "/media/1.svg", "thumbnails": {}}', 1999, 2, 600, 3398, NULL, 25.50, 2);

INSERT INTO public.order_return OVERRIDING SYSTEM VALUE VALUES (1, 1, 'withdrawal', '2026-03-04 02:03:04.5+00', '2026-03-06 02:03:04.5+00', '2026-03-07 02:03:04.5+00', '2026-03-08 02:03:04.5+00', 'Eine Packung war “offen”.');
INSERT INTO public.order_return OVERRIDING SYSTEM VALUE VALUES (2, 1, 'cancel', '2026-03-05 02:03:04.5+00', NULL, '2026-03-05 02:03:04.5+00', '2026-03-05 02:03:04.5+00', '');
INSERT INTO public.order_return OVERRIDING SYSTEM VALUE VALUES (3, 1, 'withdrawal', '2026-03-06 02:03:04.5+00', NULL, NULL, NULL, '');

INSERT INTO public.order_return_line VALUES (1, 1, 1, 2, 1, true, 1699, 1500);
INSERT INTO public.order_return_line VALUES (2, 1, 2, 1, 1, false, 1699, 1699);
INSERT INTO public.order_return_line VALUES (3, 1, 3, 2, NULL, false, 3398, 0);

INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, '2c9e6150-07a9-416c-9d08-11e1226b5c7d', 'contact', 1, NULL, 'o''brien+shop@mail.example', 'Message to Verbena from 緑 O''Brien', 'Two lines:
	hello', '2026-11-30 06:15:41.050865+00', 0, '2026-01-02 03:04:05+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, 'c2f0bc6f-d3d2-4d2c-9bf0-c3eccdee3862', 'contact', 2, 'anna@mail.example', NULL, 'Ihr Link „neu“', 'https://shop.example/de/activate/abc', '2026-11-30 06:15:41.050865+00', 1, NULL, '2026-01-02 03:04:05.678+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, '67b0a999-8ee4-40f8-9279-12576d829b29', 'contact', 8, 'nobody@mail.example', NULL, '件名', '', '2026-11-30 06:15:41.050865+00', 9, NULL, NULL, '2026-01-04 00:00:00+00', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (4, '4ac83fb5-0a1f-4cf3-aeae-2668f04ceb62', 'share', 2, 'anna@mail.example', NULL, 'Anna „neu“', 'Guten Tag,

Anna & <b>', '2026-11-30 06:15:41.050865+00', 0, '2026-01-02 03:04:05+00', NULL, NULL, '[{"kind": "paragraph", "text": "Anna & <b>"}]', '{"paperId": 1}', 'protocols', NULL);

INSERT INTO public.package_feature OVERRIDING SYSTEM VALUE VALUES (1, 1, 'A plan for every week', 1);
INSERT INTO public.package_feature OVERRIDING SYSTEM VALUE VALUES (2, 2, 'A plan for every week', 1);

INSERT INTO public.paper OVERRIDING SYSTEM VALUE VALUES (1, 'invoice', 'EU', 2026, 1, 'EU-2026-00001', 1, 8, '2026-03-03 00:00:00+00', '{"total": 100}', NULL);
INSERT INTO public.paper OVERRIDING SYSTEM VALUE VALUES (2, 'credit_note', 'EU', 2026, 1, 'EU-2026-C00001', 1, 8, '2026-03-08 00:00:00+00', '{"total": 100}', 1);

INSERT INTO public.paper_series VALUES ('EU', 'invoice', 2026, 1);
INSERT INTO public.paper_series VALUES ('EU', 'credit_note', 2026, 1);

INSERT INTO public.payment OVERRIDING SYSTEM VALUE VALUES (1, 2, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a01', 'demo', 'credit_card', 1, 'GBP', 'refunded', NULL, 'demo-1', NULL, NULL, '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', NULL, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a02', '2026-03-05 00:00:00+00', '2026-03-05 00:00:01+00', 0, NULL, NULL);
INSERT INTO public.payment OVERRIDING SYSTEM VALUE VALUES (2, 2, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a03', 'stripe', 'instalments', 1, 'GBP', 'refused', 'no_funds', NULL, NULL, NULL, '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', '2026-03-04 00:00:00+00', NULL, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a04', NULL, NULL, 0, NULL, NULL);
INSERT INTO public.payment OVERRIDING SYSTEM VALUE VALUES (3, 1, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a05', 'stripe', 'bank_transfer', 8500000489, 'EUR', 'pending', NULL, 'cs_1', 'https://pay.example/cs_1', '{"email": "midori@mail.example", "language": "jp", "returnUrl": "https://shop.example/jp/checkout/complete/1", "orderNumber": "7KQ2-XM4D"}', '2026-03-01 02:03:04.5+00', '2026-03-01 02:03:04.5+00', NULL, NULL, '2026-03-01 02:04:04.5+00', '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a06', NULL, NULL, 0, NULL, NULL);

INSERT INTO public.plan_feed VALUES (4, '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 2, '2026-11-09 02:03:04.5+00');

INSERT INTO public.practice VALUES (2, 'linden-practice', 'clinic', 'sage', 9, '[{"day": 1, "opens": "09:00", "closes": "24:00"}]', 'Europe/Amsterdam', '00112233445566778899aabbccddeeff', NULL, NULL, '2026-02-21 22:23:24.25+00');
INSERT INTO public.practice VALUES (3, NULL, 'online', 'clay', 8, '[]', NULL, NULL, NULL, NULL, '2026-02-22 00:00:00+00');

INSERT INTO public.practice_name VALUES ('linden-practice', 2);
INSERT INTO public.practice_name VALUES ('linden', 2);

INSERT INTO public.practice_package OVERRIDING SYSTEM VALUE VALUES (1, 2, 1, '', 'Six talks', '00112233445566778899aabbccddeeff', 1, NULL);
INSERT INTO public.practice_package OVERRIDING SYSTEM VALUE VALUES (2, 2, 2, 'Winter', '', NULL, 1, '2026-02-24 01:02:03.45+00');

INSERT INTO public.practice_picture VALUES ('00112233445566778899aabbccddeeff', 2, 1600, 1067, NULL, NULL);
INSERT INTO public.practice_picture VALUES ('ffeeddccbbaa99887766554433221100', 2, 30, 40, '2026-02-20 00:00:00+00', NULL);
INSERT INTO public.practice_picture VALUES ('0123456789abcdef0123456789abcdef', NULL, 1, 1, NULL, NULL);

INSERT INTO public.practice_service OVERRIDING SYSTEM VALUE VALUES (1, 2, 2, 'Plan', '', 'leaf', 1, NULL);
INSERT INTO public.practice_service OVERRIDING SYSTEM VALUE VALUES (2, 2, 1, 'First talk', 'Ninety minutes', 'brain', 9, NULL);
INSERT INTO public.practice_service OVERRIDING SYSTEM VALUE VALUES (3, 2, 3, 'Walk', '', 'leaf', 1, '2026-02-23 00:00:00+00');

INSERT INTO public.practice_words VALUES (2, 'header', 'Calm “days” 緑', 'Two lines:
	hello', 9);
INSERT INTO public.practice_words VALUES (2, 'message', '', 'Closed in August', 1);

INSERT INTO public.practitioner VALUES (2, 1, 8, 4, 'Linden “Practice”', 'https://linden.example', 'NTC', 'A-17', 'approved', NULL, '2026-01-06 00:00:00+00', NULL, NULL);
INSERT INTO public.practitioner VALUES (3, NULL, NULL, NULL, '', '', '', '', 'refused', 'It has run out.
Please send a new one.', '2026-01-07 00:00:00+00', NULL, NULL);

INSERT INTO public.price_history VALUES (1, 'EUR', '2026-11-30 06:15:40.953217+00', 1999, true);
INSERT INTO public.price_history VALUES (1, 'GBP', '2026-11-30 06:15:40.954078+00', 1749, true);
INSERT INTO public.price_history VALUES (2, 'EUR', '2026-11-30 06:15:40.954091+00', 3500, false);
INSERT INTO public.price_history VALUES (2, 'GBP', '2026-11-30 06:15:40.954094+00', 3050, false);
INSERT INTO public.price_history VALUES (3, 'EUR', '2026-11-30 06:15:40.954097+00', 1, false);
INSERT INTO public.price_history VALUES (3, 'GBP', '2026-11-30 06:15:40.954099+00', 1, false);
INSERT INTO public.price_history VALUES (4, 'EUR', '2026-11-30 06:15:40.954102+00', 1250, false);
INSERT INTO public.price_history VALUES (4, 'GBP', '2026-11-30 06:15:40.954104+00', 1100, false);
INSERT INTO public.price_history VALUES (5, 'EUR', '2026-11-30 06:15:40.954106+00', 900, false);
INSERT INTO public.price_history VALUES (6, 'GBP', '2026-11-30 06:15:40.954109+00', 1500, false);
INSERT INTO public.price_history VALUES (1, 'EUR', '2026-11-30 06:15:40.98511+00', NULL, false);
INSERT INTO public.price_history VALUES (1, 'GBP', '2026-11-30 06:15:40.987334+00', NULL, false);

INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (3, 'sample-3', '\x4f60412d8984ce0520323e5d46cd12e5', 'aether-r', '緑茶 (R)', 1, 7, NULL, false, false, NULL, NULL, NULL, '[]', '{}', '2023-11-05 08:30:00+00', '2023-11-05 08:30:00+00', NULL, NULL, NULL, NULL, NULL, 'food_supplement');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (4, 'sample-4', '\xc6e6a2e29e75a42d8cad507481ab45e9', 'aether-sold-elsewhere-too', 'Sold elsewhere too', 1, 6, NULL, false, false, NULL, NULL, NULL, '[]', '{}', '2026-11-30 06:15:40.85489+00', '2026-11-30 06:15:40.85489+00', 'Not for children.', 'Soy', NULL, NULL, NULL, 'food_supplement');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (1, 'sample-1', '\xe667b3bcee0cbefe3818a498268ce680', 'sample-and-daughters-magnesium-quiet-evening-200-mg', 'Magnesium “quiet evening” 200 mg', 1, 5, 8, true, false, 'Two capsules a day.
Magnesium contributes to normal muscle function.', '2 capsules', 'With water.', '[{"kind": "mineral", "name": "Magnesium", "unit": "mg", "group": "Minerals", "amount": 200, "dv_percent": 53}, {"name": "Sodium", "unit": "mg", "amount": 0}, {"name": "Rice flour"}]', '{"Hydroxypropyl methylcellulose"}', '2024-02-29 00:00:00+00', '2026-11-30 06:15:40.974203+00', NULL, NULL, NULL, 1, '0001-0002', 'food_supplement');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (2, 'sample-2', '\x9b40d46598355524910797500539130c', 'aether-c', 'C', 1, 6, 9, false, true, NULL, NULL, NULL, '[]', '{}', '2026-11-30 06:15:40.85489+00', '2026-11-30 06:15:40.85489+00', NULL, NULL, '2026-05-02 03:04:05.5+00', NULL, NULL, 'food_supplement');

INSERT INTO public.product_edit OVERRIDING SYSTEM VALUE VALUES (1, 1, 'name', '"Magnesium"', '"Magnesium “calm”"', NULL, '2026-05-02 02:03:04.5+00', NULL);
INSERT INTO public.product_edit OVERRIDING SYSTEM VALUE VALUES (2, 1, 'warnings', 'null', '"Not for children."', NULL, '2026-05-02 02:03:05.5+00', '2026-05-02 02:03:06.5+00');

INSERT INTO public.product_image VALUES (4, 1, 'elsewhere/30.jpg', NULL, NULL, 5);
INSERT INTO public.product_image VALUES (4, 0, 'elsewhere/front.jpg', NULL, NULL, NULL);
INSERT INTO public.product_image VALUES (1, 1, 'https://pictures.example/magnesium-back.jpg', NULL, NULL, NULL);
INSERT INTO public.product_image VALUES (1, 0, 'magnesium/front.jpg', '3a7a10d01d579708d7fea51e6ef0c989', '4096 1767225600000', NULL);

INSERT INTO public.product_option VALUES (2, 16);
INSERT INTO public.product_option VALUES (3, 4);
INSERT INTO public.product_option VALUES (1, 17);
INSERT INTO public.product_option VALUES (1, 2);
INSERT INTO public.product_option VALUES (1, 10);
INSERT INTO public.product_option VALUES (1, 11);
INSERT INTO public.product_option VALUES (1, 12);
INSERT INTO public.product_option VALUES (1, 13);
INSERT INTO public.product_option VALUES (1, 14);

INSERT INTO public.product_text VALUES (1, 2, 'Magnesium „ruhiger Abend“', 'Zwei Kapseln am Tag.', NULL, NULL, '[{"name": "Magnesium", "unit": "mg", "amount": 200, "dv_percent": 53}]', '{Hydroxypropylmethylcellulose}', 'Nicht für Kinder.', 'Soja');

INSERT INTO public.protocol OVERRIDING SYSTEM VALUE VALUES (1, 2, 'Calm “evenings” 緑', 'Two lines:
	hello', '2026-02-10 00:00:00+00', '2026-02-11 12:13:14.15+00', NULL);
INSERT INTO public.protocol OVERRIDING SYSTEM VALUE VALUES (2, 1, 'Winter basics', '', '2026-02-12 00:00:00+00', '2026-02-12 00:00:00+00', '2026-02-13 00:00:00+00');

INSERT INTO public.protocol_line VALUES (1, 3, 30, 999, '', NULL, NULL, NULL);
INSERT INTO public.protocol_line VALUES (1, 4, 40, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (1, 5, 50, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (1, 6, 60, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (1, 2, 20, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (1, 1, 10, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 3, 30, 999, '', NULL, NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 4, 40, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 5, 50, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 6, 60, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 2, 20, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);
INSERT INTO public.protocol_line VALUES (2, 1, 10, 999, 'With the evening meal', '2026-02-11 00:00:00+00', NULL, NULL);

INSERT INTO public.protocol_share OVERRIDING SYSTEM VALUE VALUES (2, 4, 15, 'Start with half the dose', '2026-02-14 00:00:00+00', '2026-02-15 00:00:00+00', '2026-02-13 00:00:00+00', 'Jo Linden has shared a protocol with you', 'Hello 緑,

Protocol: Calm “evenings”

[…]', 2, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.protocol_share OVERRIDING SYSTEM VALUE VALUES (1, 4, 15, 'Start with half the dose', '2026-02-14 00:00:00+00', '2026-02-15 00:00:00+00', NULL, 'Jo Linden has shared a protocol with you', 'Hello 緑,

Protocol: Calm “evenings”

[…]', 1, NULL, '2026-11-09 09:00:00+00', 4, '2026-12-01', '2026-11-03');
INSERT INTO public.protocol_share OVERRIDING SYSTEM VALUE VALUES (1, NULL, 15, '', '2026-11-03 00:00:00+00', NULL, NULL, '', '', 3, 5, '2026-11-09 09:00:00+00', 4, '2026-12-01', '2026-11-03');

INSERT INTO public.refresh_token VALUES ('\x7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed', 1, '2026-02-01 00:00:00+00', '2026-02-02 00:00:00+00', '2026-04-02 00:00:00+00');
INSERT INTO public.refresh_token VALUES ('\x3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3', 1, '2026-02-02 00:00:00+00', NULL, '2026-04-03 00:00:00+00');
INSERT INTO public.refresh_token VALUES ('\x8b5b9db0c13db24256c829aa364aa90c6d2eba318b9232a4ab9313b954d3555f', NULL, '2026-02-02 00:00:00+00', NULL, '2026-04-03 00:00:00+00');

INSERT INTO public.refund OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'transfer', NULL, '7f1c9c1e-0000-4000-8000-000000000001', 1500, 490, 1990, 'done', '2026-03-08 02:03:04.5+00', '2026-03-09 02:03:04.5+00', NULL);
INSERT INTO public.refund OVERRIDING SYSTEM VALUE VALUES (2, 1, 2, 'provider', 1, '7f1c9c1e-0000-4000-8000-000000000002', 1699, 0, 1699, 'pending', '2026-03-05 02:03:04.5+00', NULL, '2026-03-05 02:04:04.5+00');

INSERT INTO public.session OVERRIDING SYSTEM VALUE VALUES (1, 1, 'Firefox, Windows', '2026-02-01 00:00:00+00', '2026-02-02 00:00:00+00');
INSERT INTO public.session OVERRIDING SYSTEM VALUE VALUES (2, 1, '', '2026-02-03 00:00:00+00', '2026-02-03 00:00:00+00');

INSERT INTO public.shop_order OVERRIDING SYSTEM VALUE VALUES (3, 'ABCD-2345', NULL, NULL, 1, '2026-03-06 00:00:00+00', NULL, NULL, NULL, 'EUR', NULL, 0, 'standard', 'Standard delivery', 490, 'invoice', NULL, 1250, 0, 1740, NULL, NULL, NULL, NULL, NULL, '[{"net": 1386, "tax": 354, "rate": 25.5}]', NULL, false, 0, 0);
INSERT INTO public.shop_order OVERRIDING SYSTEM VALUE VALUES (2, '2222-ZZZZ', 4, NULL, 1, '2026-03-04 00:00:00+00', NULL, NULL, '2026-03-05 00:00:00+00', 'GBP', NULL, 0, 'pick-up', 'At our door', 0, 'credit_card', '{"first_name": "Jo"}', 1, 0, 1, '2026-03-05 02:03:04.5+00', NULL, NULL, NULL, NULL, '[{"net": 1, "tax": 0, "rate": 0}]', '{"company": "Å & Co", "vat_state": "checked", "vat_number": "NL123456789B01"}', true, 0, 0);
INSERT INTO public.shop_order OVERRIDING SYSTEM VALUE VALUES (1, '7KQ2-XM4D', 4, '3f1c9c1e-tab', 8, '2026-03-01 02:03:04.5+00', '2026-03-02 00:00:00+00', '2026-03-03 00:00:00+00', NULL, 'EUR', 2, 15, 'standard', '通常配送', 490, 'invoice', '{"city": "Amsterdam", "phone": "", "street": "Lindengracht 12", "country": "NL", "addition": "", "last_name": "O''Brien", "first_name": "緑", "postal_code": "1015 KG"}', 9999999999, 1500000000, 8500000489, NULL, NULL, NULL, '{"carrier": "dhl", "tracking_number": "00340434161094042557"}', NULL, '[{"net": 7083333741, "tax": 1416666748, "rate": 20}]', NULL, false, 3689, 490);

INSERT INTO public.supply_told VALUES (1, 1, 1, '2026-11-10 09:00:00+00');

INSERT INTO public.used_multipass VALUES ('\x44778d82365e4af681c40d5f0eef5cf6f5899d3f0ac335050a7ed6779cf3f674', '2026-01-05 00:16:00+00');

INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (3, 2, 0, 'AE-C', NULL, '1.7 fl oz(s)', 1.7, 'fl oz', 1, 1, 1, NULL, NULL, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (4, 3, 0, 'ae-tea', NULL, '250 g', NULL, NULL, 1250, 1100, 300, NULL, NULL, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (5, 4, 0, 'elsewhere-30', NULL, '30 g', NULL, NULL, 900, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (6, 4, 1, 'elsewhere-60', NULL, '60 g', NULL, NULL, NULL, 1500, 2, NULL, NULL, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (2, 1, 0, 'SD-MG-120', NULL, '120 capsules', 120, 'capsules', 3500, 3050, 0, NULL, NULL, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (1, 1, 0, 'SD-MG-60', '4006381333931', '60 capsules', 60, 'capsules', 1999, 1749, 12, '2026-11-30 06:15:40.974203+00', 2499, 2149);

INSERT INTO public.variant_text VALUES (2, 2, '120 Kapseln');

INSERT INTO public.wishlist_item OVERRIDING SYSTEM VALUE VALUES (1, 3, 3, '2026-02-06 00:00:00+00');
INSERT INTO public.wishlist_item OVERRIDING SYSTEM VALUE VALUES (2, 3, 4, '2026-02-06 00:00:00+00');

SELECT pg_catalog.setval('public.account_user_id_seq', 8, true);

SELECT pg_catalog.setval('public.cart_filling_filling_id_seq', 2, true);

SELECT pg_catalog.setval('public.commission_entry_entry_id_seq', 14, true);

SELECT pg_catalog.setval('public.commission_former_former_id_seq', 2, true);

SELECT pg_catalog.setval('public.commission_payout_payout_id_seq', 1, true);

SELECT pg_catalog.setval('public.folder_folder_id_seq', 2, true);

SELECT pg_catalog.setval('public.folder_item_item_id_seq', 12, true);

SELECT pg_catalog.setval('public.import_job_import_id_seq', 1, true);

SELECT pg_catalog.setval('public.imported_client_imported_client_id_seq', 3, true);

SELECT pg_catalog.setval('public.ingredient_correction_correction_id_seq', 2, true);

SELECT pg_catalog.setval('public.option_id_seq', 17, true);

SELECT pg_catalog.setval('public.order_event_event_id_seq', 2, true);

SELECT pg_catalog.setval('public.order_return_return_id_seq', 3, true);

SELECT pg_catalog.setval('public.outbox_id_seq', 4, true);

SELECT pg_catalog.setval('public.package_feature_feature_id_seq', 2, true);

SELECT pg_catalog.setval('public.paper_paper_id_seq', 2, true);

SELECT pg_catalog.setval('public.payment_payment_id_seq', 3, true);

SELECT pg_catalog.setval('public.practice_package_package_id_seq', 2, true);

SELECT pg_catalog.setval('public.practice_service_service_id_seq', 3, true);

SELECT pg_catalog.setval('public.product_edit_id_seq', 2, true);

SELECT pg_catalog.setval('public.product_id_seq', 4, true);

SELECT pg_catalog.setval('public.protocol_protocol_id_seq', 2, true);

SELECT pg_catalog.setval('public.protocol_share_share_id_seq', 3, true);

SELECT pg_catalog.setval('public.refund_refund_id_seq', 2, true);

SELECT pg_catalog.setval('public.session_session_id_seq', 2, true);

SELECT pg_catalog.setval('public.shop_order_order_id_seq', 3, true);

SELECT pg_catalog.setval('public.variant_id_seq', 7, true);

SELECT pg_catalog.setval('public.wishlist_item_wishlist_item_id_seq', 2, true);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.bank_account
    ADD CONSTRAINT bank_account_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.call_key
    ADD CONSTRAINT call_key_pkey PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.call_limit
    ADD CONSTRAINT call_limit_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.cart_filled
    ADD CONSTRAINT cart_filled_pkey PRIMARY KEY (filling_id, variant_id);

ALTER TABLE ONLY public.cart_filling_line
    ADD CONSTRAINT cart_filling_line_pkey PRIMARY KEY (filling_id, variant_id);

ALTER TABLE ONLY public.cart_filling
    ADD CONSTRAINT cart_filling_pkey PRIMARY KEY (filling_id);

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_pkey PRIMARY KEY (user_id, variant_id);

ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (single);

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.client_practitioner
    ADD CONSTRAINT client_practitioner_pkey PRIMARY KEY (client_id, practitioner_id);

ALTER TABLE ONLY public.client_wish
    ADD CONSTRAINT client_wish_pkey PRIMARY KEY (user_id, option_id);

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_created_by_idempotency_key_key UNIQUE (created_by, idempotency_key);

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_pkey PRIMARY KEY (entry_id);

ALTER TABLE ONLY public.commission_former
    ADD CONSTRAINT commission_former_pkey PRIMARY KEY (former_id);

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_created_by_idempotency_key_key UNIQUE (created_by, idempotency_key);

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_payout_id_practitioner_id_currency_key UNIQUE (payout_id, practitioner_id, currency);

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_pkey PRIMARY KEY (payout_id);

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_item_folder_id_variant_id_key UNIQUE (folder_id, variant_id);

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_item_pkey PRIMARY KEY (item_id);

ALTER TABLE ONLY public.folder
    ADD CONSTRAINT folder_pkey PRIMARY KEY (folder_id);

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_protocol_once UNIQUE (folder_id, protocol_id);

ALTER TABLE ONLY public.import_absent
    ADD CONSTRAINT import_absent_pkey PRIMARY KEY (import_id, product_id);

ALTER TABLE ONLY public.import_change
    ADD CONSTRAINT import_change_pkey PRIMARY KEY (import_id, product_id);

ALTER TABLE ONLY public.import_columns
    ADD CONSTRAINT import_columns_pkey PRIMARY KEY (signature);

ALTER TABLE ONLY public.import_finding
    ADD CONSTRAINT import_finding_pkey PRIMARY KEY (import_id, place);

ALTER TABLE ONLY public.import_job
    ADD CONSTRAINT import_job_pkey PRIMARY KEY (import_id);

ALTER TABLE ONLY public.imported_client
    ADD CONSTRAINT imported_client_pkey PRIMARY KEY (imported_client_id);

ALTER TABLE ONLY public.ingredient_correction
    ADD CONSTRAINT ingredient_correction_pkey PRIMARY KEY (correction_id);

ALTER TABLE ONLY public.intake_taken
    ADD CONSTRAINT intake_taken_pkey PRIMARY KEY (client_id, protocol_id, variant_id, day, at);

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (invitation_id);

ALTER TABLE ONLY public.invitation_run
    ADD CONSTRAINT invitation_run_pkey PRIMARY KEY (practitioner_id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_code_key UNIQUE (code);

ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_refusal
    ADD CONSTRAINT mail_refusal_pkey PRIMARY KEY (user_id, topic);

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_filter_group_parent_id_name_key UNIQUE NULLS NOT DISTINCT (filter_group, parent_id, name);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_filter_group_slug_key UNIQUE (filter_group, slug);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_pkey PRIMARY KEY (option_id, language_id);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (event_id);

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_pkey PRIMARY KEY (order_id, variant_id);

ALTER TABLE ONLY public.order_return_line
    ADD CONSTRAINT order_return_line_pkey PRIMARY KEY (return_id, variant_id);

ALTER TABLE ONLY public.order_return
    ADD CONSTRAINT order_return_pkey PRIMARY KEY (return_id);

ALTER TABLE ONLY public.order_return
    ADD CONSTRAINT order_return_return_id_order_id_key UNIQUE (return_id, order_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.package_feature
    ADD CONSTRAINT package_feature_pkey PRIMARY KEY (feature_id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_full_number_key UNIQUE (full_number);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_pkey PRIMARY KEY (paper_id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_series_kind_year_number_key UNIQUE (series, kind, year, number);

ALTER TABLE ONLY public.paper_series
    ADD CONSTRAINT paper_series_pkey PRIMARY KEY (series, kind, year);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_key_key UNIQUE (key);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (payment_id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_provider_reference_key UNIQUE (provider, reference);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_refund_key_key UNIQUE (refund_key);

ALTER TABLE ONLY public.plan_feed
    ADD CONSTRAINT plan_feed_pkey PRIMARY KEY (client_id);

ALTER TABLE ONLY public.plan_feed
    ADD CONSTRAINT plan_feed_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.practice_name
    ADD CONSTRAINT practice_name_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.practice_name
    ADD CONSTRAINT practice_name_user_id_name_key UNIQUE (user_id, name);

ALTER TABLE ONLY public.practice_package
    ADD CONSTRAINT practice_package_pkey PRIMARY KEY (package_id);

ALTER TABLE ONLY public.practice_picture
    ADD CONSTRAINT practice_picture_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.practice_service
    ADD CONSTRAINT practice_service_pkey PRIMARY KEY (service_id);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_shop_name_key UNIQUE (shop_name);

ALTER TABLE ONLY public.practice_words
    ADD CONSTRAINT practice_words_pkey PRIMARY KEY (user_id, part);

ALTER TABLE ONLY public.practitioner
    ADD CONSTRAINT practitioner_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_pkey PRIMARY KEY (variant_id, currency, since);

ALTER TABLE ONLY public.product_edit
    ADD CONSTRAINT product_edit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_external_id_key UNIQUE (external_id);

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_pkey PRIMARY KEY (product_id, "position");

ALTER TABLE ONLY public.product_option
    ADD CONSTRAINT product_option_pkey PRIMARY KEY (product_id, option_id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_pkey PRIMARY KEY (product_id, language_id);

ALTER TABLE ONLY public.protocol_line
    ADD CONSTRAINT protocol_line_pkey PRIMARY KEY (protocol_id, variant_id);

ALTER TABLE ONLY public.protocol
    ADD CONSTRAINT protocol_pkey PRIMARY KEY (protocol_id);

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_of_client_once UNIQUE (protocol_id, client_id);

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_of_invitation_once UNIQUE (protocol_id, invitation_id);

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_pkey PRIMARY KEY (share_id);

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_key_key UNIQUE (key);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (refund_id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_return_id_key UNIQUE (return_id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (session_id);

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_number_key UNIQUE (number);

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_pkey PRIMARY KEY (order_id);

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);

ALTER TABLE ONLY public.supply_told
    ADD CONSTRAINT supply_told_pkey PRIMARY KEY (share_id, variant_id, order_id);

ALTER TABLE ONLY public.used_multipass
    ADD CONSTRAINT used_multipass_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_sku_key UNIQUE (sku);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_pkey PRIMARY KEY (variant_id, language_id);

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_pkey PRIMARY KEY (wishlist_item_id);

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_user_id_variant_id_key UNIQUE (user_id, variant_id);

CREATE UNIQUE INDEX account_email ON public.account USING btree (lower(email));

CREATE INDEX account_latest ON public.account USING btree (registered_at DESC, user_id DESC);

CREATE INDEX call_key_used ON public.call_key USING btree (used_at);

CREATE INDEX call_limit_expire ON public.call_limit USING btree (expire);

CREATE INDEX cart_filled_of_line ON public.cart_filled USING btree (user_id, variant_id);

CREATE INDEX cart_filling_of_client ON public.cart_filling USING btree (client_id, filled_at);

CREATE INDEX cart_filling_of_practitioner ON public.cart_filling USING btree (practitioner_id) WHERE (practitioner_id IS NOT NULL);

CREATE INDEX cart_filling_of_protocol ON public.cart_filling USING btree (protocol_id) WHERE (protocol_id IS NOT NULL);

CREATE INDEX clients_of_practitioner ON public.client_practitioner USING btree (practitioner_id);

CREATE INDEX commission_entry_of_former ON public.commission_entry USING btree (former_id) WHERE (former_id IS NOT NULL);

CREATE UNIQUE INDEX commission_entry_of_line ON public.commission_entry USING btree (order_id, variant_id, kind, COALESCE(return_id, 0));

CREATE INDEX commission_entry_of_payout ON public.commission_entry USING btree (payout_id) WHERE (payout_id IS NOT NULL);

CREATE INDEX commission_entry_of_practitioner ON public.commission_entry USING btree (practitioner_id, created_at DESC, entry_id DESC);

CREATE INDEX commission_entry_to_pay ON public.commission_entry USING btree (practitioner_id, currency) WHERE (payout_id IS NULL);

CREATE INDEX commission_payout_latest ON public.commission_payout USING btree (paid_on DESC, payout_id DESC);

CREATE INDEX commission_payout_of_former ON public.commission_payout USING btree (former_id) WHERE (former_id IS NOT NULL);

CREATE INDEX commission_payout_of_practitioner ON public.commission_payout USING btree (practitioner_id, paid_on DESC, payout_id DESC);

CREATE INDEX folder_deleted ON public.folder USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX folder_of_account ON public.folder USING btree (user_id);

CREATE INDEX import_job_of_account ON public.import_job USING btree (begun_by);

CREATE UNIQUE INDEX import_job_open ON public.import_job USING btree ((true)) WHERE (state = ANY (ARRAY['checking'::text, 'columns'::text, 'checked'::text, 'running'::text]));

CREATE UNIQUE INDEX imported_client_email ON public.imported_client USING btree (practitioner_id, lower(email));

CREATE INDEX imported_client_wanted ON public.imported_client USING btree (practitioner_id, wanted_at) WHERE (wanted_at IS NOT NULL);

CREATE INDEX ingredient_correction_of_account ON public.ingredient_correction USING btree (corrected_by);

CREATE UNIQUE INDEX ingredient_correction_of_name ON public.ingredient_correction USING btree (name_key, COALESCE(language_id, 0));

CREATE INDEX intake_taken_of_day ON public.intake_taken USING btree (day);

CREATE INDEX intake_taken_of_line ON public.intake_taken USING btree (protocol_id, variant_id);

CREATE UNIQUE INDEX invitation_email ON public.invitation USING btree (practitioner_id, lower(email));

CREATE INDEX invitation_of_email ON public.invitation USING btree (lower(email));

CREATE INDEX one_time_token_of_account ON public.one_time_token USING btree (user_id);

CREATE INDEX order_event_account ON public.order_event USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX order_event_order ON public.order_event USING btree (order_id, event_id);

CREATE INDEX order_line_of_variant ON public.order_line USING btree (variant_id);

CREATE INDEX order_return_latest ON public.order_return USING btree (asked_at DESC, return_id DESC);

CREATE INDEX order_return_line_of_order ON public.order_return_line USING btree (order_id, variant_id);

CREATE INDEX order_return_of_order ON public.order_return USING btree (order_id);

CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX outbox_of_share ON public.outbox USING btree (share_id) WHERE (share_id IS NOT NULL);

CREATE INDEX outbox_sent ON public.outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX package_feature_of_package ON public.package_feature USING btree (package_id);

CREATE UNIQUE INDEX paper_invoice ON public.paper USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE INDEX paper_of_order ON public.paper USING btree (order_id);

CREATE INDEX payment_due ON public.payment USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX payment_of_order ON public.payment USING btree (order_id);

CREATE INDEX practice_package_deleted ON public.practice_package USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX practice_package_of_page ON public.practice_package USING btree (user_id);

CREATE INDEX practice_picture_of_account ON public.practice_picture USING btree (user_id);

CREATE INDEX practice_picture_unused ON public.practice_picture USING btree (unused_since) WHERE (unused_since IS NOT NULL);

CREATE INDEX practice_service_deleted ON public.practice_service USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX practice_service_of_page ON public.practice_service USING btree (user_id);

CREATE INDEX product_edit_of_account ON public.product_edit USING btree (edited_by);

CREATE INDEX product_edit_of_product ON public.product_edit USING btree (product_id, id);

CREATE INDEX product_edit_standing ON public.product_edit USING btree (product_id, field, id) WHERE (undone_at IS NULL);

CREATE INDEX product_hidden ON public.product USING btree (id) WHERE (hidden_at IS NOT NULL);

CREATE INDEX product_of_import ON public.product USING btree (import_id);

CREATE INDEX protocol_deleted ON public.protocol USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX protocol_of_account ON public.protocol USING btree (user_id);

CREATE INDEX protocol_share_of_client ON public.protocol_share USING btree (client_id);

CREATE INDEX protocol_share_of_invitation ON public.protocol_share USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);

CREATE INDEX refresh_token_expires ON public.refresh_token USING btree (expires_at);

CREATE INDEX refresh_token_of_session ON public.refresh_token USING btree (session_id);

CREATE INDEX refund_due ON public.refund USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX refund_of_order ON public.refund USING btree (order_id);

CREATE INDEX refund_of_payment ON public.refund USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX session_of_account ON public.session USING btree (user_id);

CREATE INDEX shop_order_latest ON public.shop_order USING btree (placed_at DESC, order_id DESC);

CREATE INDEX shop_order_of_account ON public.shop_order USING btree (user_id, placed_at DESC);

CREATE INDEX shop_order_of_practitioner ON public.shop_order USING btree (practitioner_id, placed_at DESC);

CREATE INDEX shop_order_open ON public.shop_order USING btree (placed_at DESC, order_id DESC) WHERE ((sent_at IS NULL) AND (cancelled_at IS NULL));

CREATE INDEX shop_order_to_pay ON public.shop_order USING btree (pay_by) WHERE ((pay_by IS NOT NULL) AND (paid_at IS NULL) AND (sent_at IS NULL) AND (cancelled_at IS NULL));

CREATE INDEX supply_told_of_order ON public.supply_told USING btree (order_id);

CREATE INDEX used_multipass_expires ON public.used_multipass USING btree (expires_at);

CREATE INDEX variant_barcode ON public.variant USING btree (barcode COLLATE "C");

CREATE INDEX variant_of_product ON public.variant USING btree (product_id, "position");

CREATE TRIGGER keep_changed_prices AFTER UPDATE ON public.variant FOR EACH ROW WHEN (((old.price_eur IS DISTINCT FROM new.price_eur) OR (old.price_gbp IS DISTINCT FROM new.price_gbp) OR (old.regular_price_eur IS DISTINCT FROM new.regular_price_eur) OR (old.regular_price_gbp IS DISTINCT FROM new.regular_price_gbp) OR ((old.withdrawn_at IS NULL) IS DISTINCT FROM (new.withdrawn_at IS NULL)))) EXECUTE FUNCTION public.keep_changed_prices();

CREATE TRIGGER keep_first_prices AFTER INSERT ON public.variant REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.keep_first_prices();

CREATE TRIGGER tell_catalogue_version AFTER UPDATE ON public.catalogue_version FOR EACH ROW EXECUTE FUNCTION public.tell_catalogue_version();

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.bank_account
    ADD CONSTRAINT bank_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_key
    ADD CONSTRAINT call_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_filled
    ADD CONSTRAINT cart_filled_filling_id_variant_id_fkey FOREIGN KEY (filling_id, variant_id) REFERENCES public.cart_filling_line(filling_id, variant_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_filled
    ADD CONSTRAINT cart_filled_user_id_variant_id_fkey FOREIGN KEY (user_id, variant_id) REFERENCES public.cart_line(user_id, variant_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_filling
    ADD CONSTRAINT cart_filling_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_filling_line
    ADD CONSTRAINT cart_filling_line_filling_id_fkey FOREIGN KEY (filling_id) REFERENCES public.cart_filling(filling_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_filling_line
    ADD CONSTRAINT cart_filling_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.cart_filling
    ADD CONSTRAINT cart_filling_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.cart_filling
    ADD CONSTRAINT cart_filling_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES public.protocol(protocol_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_asked_practitioner_id_fkey FOREIGN KEY (asked_practitioner_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.client_practitioner
    ADD CONSTRAINT client_practitioner_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_practitioner_is_linked FOREIGN KEY (user_id, practitioner_id) REFERENCES public.client_practitioner(client_id, practitioner_id) ON DELETE SET NULL (practitioner_id);

ALTER TABLE ONLY public.client_practitioner
    ADD CONSTRAINT client_practitioner_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.client
    ADD CONSTRAINT client_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.client_wish
    ADD CONSTRAINT client_wish_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.client_wish
    ADD CONSTRAINT client_wish_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.client(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_former_id_fkey FOREIGN KEY (former_id) REFERENCES public.commission_former(former_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_order_id_variant_id_fkey FOREIGN KEY (order_id, variant_id) REFERENCES public.order_line(order_id, variant_id);

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES public.commission_payout(payout_id);

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_payout_id_practitioner_id_currency_fkey FOREIGN KEY (payout_id, practitioner_id, currency) REFERENCES public.commission_payout(payout_id, practitioner_id, currency) ON UPDATE CASCADE;

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.commission_entry
    ADD CONSTRAINT commission_entry_return_id_fkey FOREIGN KEY (return_id) REFERENCES public.order_return(return_id);

ALTER TABLE ONLY public.commission_former
    ADD CONSTRAINT commission_former_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_former_id_fkey FOREIGN KEY (former_id) REFERENCES public.commission_former(former_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.commission_payout
    ADD CONSTRAINT commission_payout_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_item_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.folder(folder_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_item_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES public.protocol(protocol_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.folder_item
    ADD CONSTRAINT folder_item_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.folder
    ADD CONSTRAINT folder_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_absent
    ADD CONSTRAINT import_absent_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.import_job(import_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_absent
    ADD CONSTRAINT import_absent_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.import_change
    ADD CONSTRAINT import_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.import_job(import_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_change
    ADD CONSTRAINT import_change_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.import_finding
    ADD CONSTRAINT import_finding_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.import_job(import_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_job
    ADD CONSTRAINT import_job_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.imported_client
    ADD CONSTRAINT imported_client_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.imported_client
    ADD CONSTRAINT imported_client_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ingredient_correction
    ADD CONSTRAINT ingredient_correction_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.ingredient_correction
    ADD CONSTRAINT ingredient_correction_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.intake_taken
    ADD CONSTRAINT intake_taken_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.intake_taken
    ADD CONSTRAINT intake_taken_protocol_id_variant_id_fkey FOREIGN KEY (protocol_id, variant_id) REFERENCES public.protocol_line(protocol_id, variant_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invitation_run
    ADD CONSTRAINT invitation_run_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mail_refusal
    ADD CONSTRAINT mail_refusal_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.invitation(invitation_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.order_return_line
    ADD CONSTRAINT order_return_line_order_id_variant_id_fkey FOREIGN KEY (order_id, variant_id) REFERENCES public.order_line(order_id, variant_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_return_line
    ADD CONSTRAINT order_return_line_return_id_order_id_fkey FOREIGN KEY (return_id, order_id) REFERENCES public.order_return(return_id, order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_return
    ADD CONSTRAINT order_return_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_share_id_fkey FOREIGN KEY (share_id) REFERENCES public.protocol_share(share_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.package_feature
    ADD CONSTRAINT package_feature_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.package_feature
    ADD CONSTRAINT package_feature_package_id_fkey FOREIGN KEY (package_id) REFERENCES public.practice_package(package_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_corrects_fkey FOREIGN KEY (corrects) REFERENCES public.paper(paper_id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id);

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_feed
    ADD CONSTRAINT plan_feed_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.plan_feed
    ADD CONSTRAINT plan_feed_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_approach_image_fkey FOREIGN KEY (approach_image) REFERENCES public.practice_picture(name);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_logo_fkey FOREIGN KEY (logo) REFERENCES public.practice_picture(name);

ALTER TABLE ONLY public.practice_name
    ADD CONSTRAINT practice_name_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.practice_package
    ADD CONSTRAINT practice_package_image_fkey FOREIGN KEY (image) REFERENCES public.practice_picture(name);

ALTER TABLE ONLY public.practice_package
    ADD CONSTRAINT practice_package_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.practice_package
    ADD CONSTRAINT practice_package_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.practice(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.practice_picture
    ADD CONSTRAINT practice_picture_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.practice_service
    ADD CONSTRAINT practice_service_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.practice_service
    ADD CONSTRAINT practice_service_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.practice(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_style_image_fkey FOREIGN KEY (style_image) REFERENCES public.practice_picture(name);

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.practice
    ADD CONSTRAINT practice_user_id_shop_name_fkey FOREIGN KEY (user_id, shop_name) REFERENCES public.practice_name(user_id, name);

ALTER TABLE ONLY public.practice_words
    ADD CONSTRAINT practice_words_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.practice_words
    ADD CONSTRAINT practice_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.practice(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.practitioner
    ADD CONSTRAINT practitioner_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.price_history
    ADD CONSTRAINT price_history_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_delivery_form_id_fkey FOREIGN KEY (delivery_form_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.product_edit
    ADD CONSTRAINT product_edit_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.product_edit
    ADD CONSTRAINT product_edit_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.import_job(import_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.product_option
    ADD CONSTRAINT product_option_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.product_option
    ADD CONSTRAINT product_option_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.protocol_line
    ADD CONSTRAINT protocol_line_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES public.protocol(protocol_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.protocol_line
    ADD CONSTRAINT protocol_line_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.client(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES public.invitation(invitation_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.protocol_share
    ADD CONSTRAINT protocol_share_protocol_id_fkey FOREIGN KEY (protocol_id) REFERENCES public.protocol(protocol_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.protocol
    ADD CONSTRAINT protocol_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(session_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payment(payment_id);

ALTER TABLE ONLY public.refund
    ADD CONSTRAINT refund_return_id_order_id_fkey FOREIGN KEY (return_id, order_id) REFERENCES public.order_return(return_id, order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_practitioner_id_fkey FOREIGN KEY (practitioner_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.supply_told
    ADD CONSTRAINT supply_told_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(order_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.supply_told
    ADD CONSTRAINT supply_told_share_id_fkey FOREIGN KEY (share_id) REFERENCES public.protocol_share(share_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.supply_told
    ADD CONSTRAINT supply_told_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.account(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wishlist_item
    ADD CONSTRAINT wishlist_item_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);
