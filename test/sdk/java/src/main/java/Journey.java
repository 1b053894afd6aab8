import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.plaza.client.ApiClient;
import net.plaza.client.ApiException;
import net.plaza.client.api.AnswersApi;
import net.plaza.client.api.EventsApi;
import net.plaza.client.api.FilesApi;
import net.plaza.client.api.ForumApi;
import net.plaza.client.api.IdentityApi;
import net.plaza.client.api.ShopApi;
import net.plaza.client.api.VideosApi;
import net.plaza.client.model.BoardSummary;
import net.plaza.client.model.AnswerInput;
import net.plaza.client.model.OrderEvent;
import net.plaza.client.model.OrderInput;
import net.plaza.client.model.OrderItemInput;
import net.plaza.client.model.QuestionInput;
import net.plaza.client.model.ReplyInput;
import net.plaza.client.model.TopicEvent;
import net.plaza.client.model.TopicInput;
import net.plaza.client.model.VoteInput;
import net.plaza.client.model.Problem;
import net.plaza.client.model.ShareChanges;
import net.plaza.client.model.TopicSummary;
import net.plaza.client.model.VideoSorting;
import net.plaza.client.model.VoteOutcome;

/** What a consumer of Plaza could have written, with the client that was generated for Java. */
public final class Journey {
  private static final ApiClient client = connect();
  private static final ForumApi forum = new ForumApi(client);
  private static final AnswersApi answers = new AnswersApi(client);
  private static final FilesApi files = new FilesApi(client);
  private static final VideosApi videos = new VideosApi(client);

  private interface Call {
    void run() throws ApiException;
  }

  public static void main(String[] arguments) throws Exception {
    var boards = forum.listBoards(null);
    var busy = first(boards, true);
    var empty = first(boards, false);
    check(empty.getLastPostUser() == null && empty.getTopicCount() == 0);
    done("read boards");

    var me = new IdentityApi(client).getMe(null, null, null);
    check(me.getLimits() != null && me.getLimits().getWrites().getLimit() > 0);
    check(me.getKey().getExpiresAt() != null);
    done("read the key");

    var draft = new TopicInput().boardId(busy.getId()).title("From Java").content("A topic.");
    var topic = forum.createTopic(draft, "java-1", null);
    var again = forum.createTopic(draft, "java-1", null);
    check(topic.getAuthor().equals(me.getUser().getUsername()) && again.getId().equals(topic.getId()));
    done("create a topic");

    var reply = forum.createReply(topic.getId(), new ReplyInput().content("A reply."), null, null);
    check(reply.getTopicId().equals(topic.getId()));
    done("reply");

    var locked = findLocked(boards).getId();
    var problem =
        refused("topic_locked", () -> forum.createReply(locked, new ReplyInput().content("A reply."), null, null));
    check(problem.getData().getStatus() == 403);
    done("hit a locked topic");

    problem = refused("missing_fields", () -> forum.createTopic(draft.title(" "), null, null));
    check(problem.getData().getParams().containsKey("title"));
    done("read what is wrong");

    // A later service may know this code alone, and its status says enough.
    problem = refused(null, () -> forum.createReply(Integer.MAX_VALUE, new ReplyInput().content("A reply."), null, null));
    check(problem.getData().getStatus() == 404);
    done("miss a topic");

    var asked = new HashSet<Integer>();
    for (int n = 0; n < 5; n++) {
      asked.add(answers.createQuestion(new QuestionInput().title("Question " + n).body("Why?"), null, null).getId());
    }
    check(pageThrough().containsAll(asked));
    done("page through questions");

    var answer = answers.createAnswer(asked.iterator().next(), new AnswerInput().body("Because."), null, null);
    var up = answers.voteAnswer(answer.getId(), new VoteInput().vote(1), null);
    var down = answers.voteAnswer(answer.getId(), new VoteInput().vote(-1), null);
    check(up.getResult() == VoteOutcome.VoteOutcomeOk && up.getVoteScore() == 1);
    check(down.getResult() == VoteOutcome.VoteOutcomeAlreadyVoted && down.getVoteScore() == 1);
    done("vote");

    placeOrder();
    done("place an order");

    var content = new byte[1024];
    for (int index = 0; index < content.length; index++) content[index] = (byte) index;
    var upload = write("bytes", content);
    var file = files.createFile(null, null, upload, null, "From Java", null);
    check(file.getName().equals("From Java") && file.getSize() == content.length && file.getShare() == null);
    done("upload a file");

    var link = files.getFileDownloadUrl(file.getId(), null);
    var request = HttpRequest.newBuilder(URI.create(link.getDownloadUrl())).build();
    var bytes = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray()).body();
    check(Arrays.equals(bytes, content));
    done("fetch its bytes");

    var made = files.shareFile(file.getId(), null, null, new ShareChanges().expiresAt(OffsetDateTime.parse("2100-01-01T00:00:00Z")));
    var changed = files.shareFile(file.getId(), null, null, new ShareChanges().expiresAt(null));
    check(made.getExpiresAt() != null && changed.getExpiresAt() == null);
    check(files.getFile(file.getId(), null).getShare().getToken().equals(made.getToken()));
    done("share it");

    refused(
        "unsupported_media_type", () -> videos.createVideo(upload, "Not a video", null, null, null, null, null));
    done("hit a refused upload");

    // As much of an MP4 as tells that it is one.
    var beginning = "\0\0\0\30ftypisom\0\0\2\0isomiso2\0\0\0\10moov".getBytes(StandardCharsets.ISO_8859_1);
    var film = write("film.mp4", beginning);
    var filmed = new HashSet<Integer>();
    for (int n = 0; n < 3; n++) filmed.add(videos.createVideo(film, "Video " + n, null, null, null, null, null).getId());
    check(watch().containsAll(filmed));
    done("page through videos");

    readEvents(topic.getId(), busy.getId());
    done("read events");
  }

  private static ApiClient connect() {
    var made = new ApiClient();
    made.updateBaseUri(System.getenv("PLAZA_URL"));
    made.setRequestInterceptor(
        request -> request.header("Authorization", "Bearer " + System.getenv("PLAZA_KEY")));
    return made;
  }

  private static BoardSummary first(List<BoardSummary> boards, boolean hasPosts) {
    return boards.stream().filter(board -> (board.getLastPostTime() != null) == hasPosts).findFirst().orElseThrow();
  }

  private static TopicSummary findLocked(List<BoardSummary> boards) throws ApiException {
    for (var board : boards) {
      for (var topic : forum.getBoard(board.getId(), null, null, null, null, null, null).getTopics()) {
        if (topic.getIsLocked()) return topic;
      }
    }
    throw new AssertionError("No topic is locked");
  }

  private static Set<Integer> pageThrough() throws ApiException {
    var seen = new HashSet<Integer>();
    int pages = 1;
    for (int number = 1; number <= pages; number++) {
      var page = answers.listQuestions(number, 2, null, null, null, null, null, null, null, null, null);
      for (var question : page.getQuestions()) check(seen.add(question.getId()));
      pages = page.getPages();
      check(number < pages || seen.size() == page.getTotal());
    }
    return seen;
  }

  private static Set<Integer> watch() throws ApiException {
    var seen = new HashSet<Integer>();
    int pages = 1;
    for (int number = 1; number <= pages; number++) {
      var page = videos.listVideos(number, 2, null, VideoSorting.VideoSortingNewest, null, null, null, null);
      for (var video : page.getVideos()) check(seen.add(video.getId()));
      pages = page.getPages();
      check(number < pages || seen.size() == page.getTotal());
    }
    return seen;
  }

  private static File write(String name, byte[] content) throws IOException {
    var file = Files.createTempDirectory("journey").resolve(name);
    return Files.write(file, content).toFile();
  }

  private static void placeOrder() throws Exception {
    var shop = new ShopApi(client);
    var found = shop.listShopProducts(null, null, null, null, null, null, null, null, null, null, null, null);
    var products = found.getProducts();
    var product = products.stream().filter(each -> each.getInStock()).findFirst().orElseThrow();
    check(product.getImageUrl() == null);
    var item = new OrderItemInput().productId(product.getId()).quantity(2);
    var order = shop.placeShopOrder(new OrderInput().addItemsItem(item), null, null, null);
    check(order.getStatus().equals("pending"));
    check(order.getTotal().doubleValue() == 2 * product.getPrice().doubleValue());
    refused(
        "out_of_stock",
        () -> shop.placeShopOrder(new OrderInput().addItemsItem(item.quantity(1000)), null, null, null));
  }

  private static void readEvents(int topic, int board) throws Exception {
    var told = new ArrayList<Integer>();
    var orders = 0;
    for (String cursor = "", next = "*"; !next.equals(cursor); ) {
      cursor = next;
      var page = new EventsApi(client).listEvents(cursor, null, null, null, null, null, null);
      for (var event : page.getEvents()) {
        if (event.getActualInstance() instanceof OrderEvent) orders++;
        if (event.getActualInstance() instanceof TopicEvent of && of.getData().getId() == topic) {
          told.add(of.getData().getBoardId());
        }
      }
      next = page.getNextCursor();
    }
    check(told.equals(List.of(board)) && orders > 0);
  }

  private static Problem refused(String code, Call call) throws Exception {
    try {
      call.run();
    } catch (ApiException exception) {
      var problem = ApiClient.createDefaultObjectMapper().readValue(exception.getResponseBody(), Problem.class);
      check(code == null || problem.getCode().equals(code));
      check(problem.getData().getStatus() == exception.getCode());
      return problem;
    }
    throw new AssertionError("Not refused: " + code);
  }

  private static void check(boolean holds) {
    if (!holds) throw new AssertionError("Not what the contract says");
  }

  private static void done(String step) {
    System.out.println("ok " + step);
  }
}
