import { type FormEvent, useState } from "react";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Conflicted } from "../../../components/editor/conflicted.tsx";
import { CloseIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useMay } from "../../../runtime/session.ts";
import { useDesk } from "../change.ts";

/** The order's tags, each with a button to remove it, and a field to add one. */
export function Tags({ order }: { order: OrderDetail }) {
  const say = useText();
  const mayWrite = useMay("orders:write");
  const [text, setText] = useState("");
  const { mutate, isPending, conflicted } = useDesk(order);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") mutate({ tags: [...order.tags, text] }, { onSuccess: () => setText("") });
  };
  if (!mayWrite && order.tags.length === 0) return null;
  return (
    <div className="order-part">
      <h3 className="card-part">{say("tags")}</h3>
      {order.tags.length > 0 && (
        <ul className="order-tags">
          {order.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
              {mayWrite && (
                <button
                  type="button"
                  className="tag-remove"
                  aria-label={say("removeTag", { name: tag })}
                  disabled={isPending}
                  onClick={() => mutate({ tags: order.tags.filter((one) => one !== tag) })}
                >
                  <CloseIcon size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <form className="order-add" onSubmit={add} data-changed={text.trim() ? "tags" : undefined}>
          <input
            className="input"
            aria-label={say("addTag")}
            placeholder={say("addTag")}
            value={text}
            maxLength={40}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button" disabled={isPending || text.trim() === ""}>
            {say("add")}
          </button>
        </form>
      )}
      <Conflicted {...conflicted} />
    </div>
  );
}
