import type { VNode } from 'preact';
import { raised } from './arrays.js';
import { type Schemas, useSite } from './context.js';
import { Form, fieldsOf } from './form.js';
import { pathOf } from './parts.js';

type Shown = Schemas['ProductPicture'];

const setOf = (sizes: Shown['sizes']): string => sizes.map(({ url, width }) => `${pathOf(url)} ${width}w`).join(', ');

/** The pictures of a product: one of them large, chosen by small ones, which are buttons of a choice and need no script. */
export function Gallery({ pictures, title }: { pictures: readonly Shown[]; title: string }): VNode {
  const { t } = useSite();
  return (
    <div class="gallery" role="radiogroup" aria-label={t('pictures')}>
      {pictures.map(({ id, alt, sizes, url, width, height }, at) => (
        <div key={id}>
          {pictures.length > 1 && (
            <label>
              <input type="radio" name="picture" checked={at === 0} />
              <img
                src={pathOf(sizes[0]?.url ?? url)}
                alt={alt || `${title} ${at + 1}`}
                {...{ width, height }}
                loading="lazy"
              />
            </label>
          )}
          <img
            class={at === 0 ? 'large first' : 'large'}
            src={pathOf(url)}
            srcset={setOf(sizes)}
            sizes="(width < 40rem) 100vw, 34rem"
            alt={alt}
            {...{ width, height }}
            loading={at === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      ))}
    </div>
  );
}

/** The pictures of a product with forms to add, describe, move and delete them, which return to `next`. */
export function PictureForms({
  product,
  pictures,
  next,
}: {
  product: number;
  pictures: readonly Shown[];
  next: string;
}): VNode {
  const { t } = useSite();
  const ids = pictures.map(({ id }) => id);
  const moved = (place: number) =>
    raised(ids, place).map((id, at) => ({ name: `picture_ids.${at}`, value: id, hidden: true }));
  return (
    <section id="pictures">
      <h2>{t('pictures')}</h2>
      <ol class="rows" data-order="picture_ids">
        {pictures.map(({ id, alt, url, sizes, width, height }, place) => {
          const path = { id: product, picture_id: id };
          return (
            <li class="row" key={id} data-id={id}>
              <img class="small" src={pathOf(sizes[0]?.url ?? url)} alt={alt} {...{ width, height }} loading="lazy" />
              <div>
                <Form
                  of="updateProductPicture"
                  path={path}
                  class=""
                  fields={fieldsOf(['alt'], { alt })}
                  submit={t('save')}
                  next={next}
                />
                <div class="actions">
                  {place > 0 && (
                    <Form
                      of="reorderProductPictures"
                      id={`up-${id}`}
                      path={{ id: product }}
                      fields={moved(place)}
                      submit={t('picture.earlier')}
                      quiet
                      next={next}
                    />
                  )}
                  {place < ids.length - 1 && (
                    <Form
                      of="reorderProductPictures"
                      id={`down-${id}`}
                      path={{ id: product }}
                      fields={moved(place + 1)}
                      submit={t('picture.later')}
                      quiet
                      next={next}
                    />
                  )}
                  <Form of="deleteProductPicture" path={path} submit={t('delete')} danger next={next} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {ids.length < 12 && (
        <Form
          of="createProductPicture"
          path={{ id: product }}
          class=""
          fields={['file', 'alt']}
          submit={t('file.upload')}
          many
          next={next}
        />
      )}
    </section>
  );
}
