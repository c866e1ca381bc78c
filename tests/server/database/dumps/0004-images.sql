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

CREATE TABLE public.call_limit (
    key text NOT NULL COLLATE pg_catalog."C",
    points integer NOT NULL,
    expire bigint
);

CREATE TABLE public.catalogue_version (
    single boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    CONSTRAINT catalogue_version_single_check CHECK (single)
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.language (
    id smallint NOT NULL,
    code text NOT NULL
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
    CONSTRAINT outbox_check CHECK ((num_nonnulls(due_at, sent_at, given_up_at) = 1)),
    CONSTRAINT outbox_kind_check CHECK ((kind <> ''::text)),
    CONSTRAINT outbox_recipient_check CHECK ((recipient ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'::text)),
    CONSTRAINT outbox_reply_to_check CHECK ((reply_to ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'::text)),
    CONSTRAINT outbox_subject_check CHECK ((subject !~ '[[:cntrl:]]'::text))
);

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    CONSTRAINT product_name_check CHECK ((name <> ''::text))
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
    CONSTRAINT product_text_name_check CHECK ((name <> ''::text))
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
    price_eur integer NOT NULL,
    price_gbp integer NOT NULL,
    stock integer NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT variant_price_eur_check CHECK ((price_eur > 0)),
    CONSTRAINT variant_price_gbp_check CHECK ((price_gbp > 0)),
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

INSERT INTO public.call_limit VALUES ('contact:192.0.2.7', 6, 1767326645000);
INSERT INTO public.call_limit VALUES ('contact:2001:db8:0:0::/64', 1, NULL);

INSERT INTO public.catalogue_version VALUES (true, 3);

INSERT INTO public.kysely_migration VALUES ('0001-catalogue', '2026-11-21T04:46:14.542Z');
INSERT INTO public.kysely_migration VALUES ('0002-translated-labels', '2026-11-21T04:46:14.547Z');
INSERT INTO public.kysely_migration VALUES ('0003-mail', '2026-11-21T04:46:14.555Z');
INSERT INTO public.kysely_migration VALUES ('0004-images', '2026-11-21T04:46:14.557Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

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

INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, '08129c30-3ada-4f88-a612-1fcc2ac73a7e', 'contact', 1, NULL, 'o''brien+shop@mail.example', 'Message to Verbena from 緑 O''Brien', 'Two lines:
	hello', '2026-11-21 04:46:14.638478+00', 0, '2026-01-02 03:04:05+00', NULL, NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, '83f04d1e-c3a5-4c59-9f6b-17487f1b204b', 'contact', 2, 'anna@mail.example', NULL, 'Ihr Link „neu“', 'https://shop.example/de/activate/abc', '2026-11-21 04:46:14.638478+00', 1, NULL, '2026-01-02 03:04:05.678+00', NULL);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, '2f808571-b825-49c3-850f-6fd208973bc5', 'contact', 8, 'nobody@mail.example', NULL, '件名', '', '2026-11-21 04:46:14.638478+00', 9, NULL, NULL, '2026-01-04 00:00:00+00');

INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (2, 'sample-2', '\x9b40d46598355524910797500539130c', 'aether-c', 'C', 1, 6, 9, false, true, NULL, NULL, NULL, '[]', '{}', '2026-11-21 04:46:14.566868+00', '2026-11-21 04:46:14.566868+00');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (3, 'sample-3', '\x4f60412d8984ce0520323e5d46cd12e5', 'aether-r', '緑茶 (R)', 1, 7, NULL, false, false, NULL, NULL, NULL, '[]', '{}', '2023-11-05 08:30:00+00', '2023-11-05 08:30:00+00');
INSERT INTO public.product OVERRIDING SYSTEM VALUE VALUES (1, 'sample-1', '\xe667b3bcee0cbefe3818a498268ce680', 'sample-and-daughters-magnesium-quiet-evening-200-mg', 'Magnesium “quiet evening” 200 mg', 1, 5, 8, true, false, 'Two capsules a day.
Magnesium contributes to normal muscle function.', '2 capsules', 'With water.', '[{"kind": "mineral", "name": "Magnesium", "unit": "mg", "group": "Minerals", "amount": 200, "dv_percent": 53}, {"name": "Sodium", "unit": "mg", "amount": 0}, {"name": "Rice flour"}]', '{"Hydroxypropyl methylcellulose"}', '2024-02-29 00:00:00+00', '2026-11-21 04:46:14.630784+00');

INSERT INTO public.product_image VALUES (1, 1, 'https://pictures.example/magnesium-back.jpg', NULL, NULL);
INSERT INTO public.product_image VALUES (1, 0, 'magnesium/front.jpg', '3a7a10d01d579708d7fea51e6ef0c989', '4096 1767225600000');

INSERT INTO public.product_option VALUES (2, 16);
INSERT INTO public.product_option VALUES (3, 4);
INSERT INTO public.product_option VALUES (1, 17);
INSERT INTO public.product_option VALUES (1, 2);
INSERT INTO public.product_option VALUES (1, 10);
INSERT INTO public.product_option VALUES (1, 11);
INSERT INTO public.product_option VALUES (1, 12);
INSERT INTO public.product_option VALUES (1, 13);
INSERT INTO public.product_option VALUES (1, 14);

INSERT INTO public.product_text VALUES (1, 2, 'Magnesium „ruhiger Abend“', 'Zwei Kapseln am Tag.', NULL, NULL, '[{"name": "Magnesium", "unit": "mg", "amount": 200, "dv_percent": 53}]', '{Hydroxypropylmethylcellulose}');

INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (3, 2, 0, 'AE-C', NULL, '1.7 fl oz(s)', 1.7, 'fl oz', 1, 1, 1, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (4, 3, 0, 'ae-tea', NULL, '250 g', NULL, NULL, 1250, 1100, 300, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (2, 1, 0, 'SD-MG-120', NULL, '120 capsules', 120, 'capsules', 3500, 3050, 0, NULL);
INSERT INTO public.variant OVERRIDING SYSTEM VALUE VALUES (1, 1, 0, 'SD-MG-60', '4006381333931', '60 capsules', 60, 'capsules', 1999, 1749, 12, '2026-11-21 04:46:14.630784+00');

INSERT INTO public.variant_text VALUES (2, 2, '120 Kapseln');

SELECT pg_catalog.setval('public.option_id_seq', 17, true);

SELECT pg_catalog.setval('public.outbox_id_seq', 3, true);

SELECT pg_catalog.setval('public.product_id_seq', 3, true);

SELECT pg_catalog.setval('public.variant_id_seq', 5, true);

ALTER TABLE ONLY public.call_limit
    ADD CONSTRAINT call_limit_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (single);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_code_key UNIQUE (code);

ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_filter_group_parent_id_name_key UNIQUE NULLS NOT DISTINCT (filter_group, parent_id, name);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_filter_group_slug_key UNIQUE (filter_group, slug);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_pkey PRIMARY KEY (option_id, language_id);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_sku_key UNIQUE (sku);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_pkey PRIMARY KEY (variant_id, language_id);

CREATE INDEX call_limit_expire ON public.call_limit USING btree (expire);

CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX outbox_sent ON public.outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX variant_of_product ON public.variant USING btree (product_id, "position");

CREATE TRIGGER tell_catalogue_version AFTER UPDATE ON public.catalogue_version FOR EACH ROW EXECUTE FUNCTION public.tell_catalogue_version();

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.option_name
    ADD CONSTRAINT option_name_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_delivery_form_id_fkey FOREIGN KEY (delivery_form_id) REFERENCES public.option(id);

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

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

ALTER TABLE ONLY public.variant
    ADD CONSTRAINT variant_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);

ALTER TABLE ONLY public.variant_text
    ADD CONSTRAINT variant_text_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variant(id);
